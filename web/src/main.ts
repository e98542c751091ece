import './look/tokens.css';
import './look/pigments.css';
import './look/scale.css';
import './look/heraldry.css';
import './fonts.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startPage } from './engine/start';
import { inPage } from './net/door';

const place = document.getElementById('app');
if (!place) throw new Error('index.html has no #app');
mount(App, { target: place });
if (inPage) startPage();
