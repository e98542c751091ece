import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
/** Colours are named here, and here alone. */
const LOOK = 'look/';
const COLOUR = /(?<![\w&])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab)\(/i;

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'generated' ? [] : sources(path);
    return /\.(svelte|ts|css)$/.test(entry.name) ? [path] : [];
  });
}

const files = sources(SRC).map((path) => ({ name: relative(SRC, path), text: readFileSync(path, 'utf8') }));
const named = new Set(
  files
    .filter(({ name }) => name.endsWith('.css'))
    .flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map((m) => m[1])),
);

describe('one look', () => {
  it('colours are written in look/ only, also in drawings and scripts', () => {
    const found = files.flatMap(({ name, text }) =>
      name.startsWith(LOOK) && name.endsWith('.css')
        ? []
        : text
            .split('\n')
            .filter((line) => COLOUR.test(line))
            .map((line) => `${name}: ${line.trim().slice(0, 80)}`),
    );
    expect(found).toEqual([]);
  });

  it('every pigment that is used is in the paint box', () => {
    const unknown = files.flatMap(({ name, text }) =>
      [...text.matchAll(/var\((--(?:paint|type|shade|gild)-[\w-]+|--[a-z]+-\d+[a-z]?)\b/g)]
        .map((match) => match[1])
        .filter((used) => used !== undefined && !named.has(used))
        .map((used) => `${name}: ${used}`),
    );
    expect(unknown).toEqual([]);
  });
});
