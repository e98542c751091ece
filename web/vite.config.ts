import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './tools/compressed.ts';
import { unit } from './tools/unit.ts';

// `vite` alone serves the sources and asks a running `kingsbridge serve` for everything else.
const server = process.env.KINGSBRIDGE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), compressed()],
  css: { postcss: { plugins: [unit()] } },
  worker: { format: 'es' },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false, manifest: true },
  server: { proxy: { '/api': { target: server, ws: true }, '/docs': server } },
  // The browser's build of Svelte also under vitest.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // One page for all tests: making a new one for each file took most of the time. A busy machine may be slow.
  test: {
    environment: 'jsdom',
    isolate: false,
    include: ['tests/**/*.test.ts'],
    testTimeout: 300_000,
  },
});
