/**
 * Measures the first load, compressed: the page, the shell, one game with its board, one language, the fonts.
 * `npm run budget -- FOLDER` after a build (default: the server's static folder); fails above the budget.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const BUDGET = 300_000;
const root = resolve(import.meta.dirname, '../..');
const folder = resolve(process.argv[2] ?? resolve(root, 'src/kingsbridge/server/static'));
const manifest = JSON.parse(readFileSync(resolve(folder, '.vite/manifest.json'), 'utf8'));
const games = [
  ...new Set(Object.keys(manifest).flatMap((key) => key.match(/^src\/games\/(\w+)\/Board\.svelte$/)?.[1] ?? [])),
];

/** Fonts are compressed already; the rest is sent compressed. */
const size = (path) => {
  const content = readFileSync(path);
  return path.endsWith('.woff2') ? content.length : gzipSync(content).length;
};

function gather(key, files) {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const each of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(each);
  for (const each of chunk.imports ?? []) gather(each, files);
}

function firstLoad(game, language) {
  const files = new Set(['index.html', 'icon.svg']);
  gather('index.html', files);
  gather('src/pages/Table.svelte', files);
  for (const part of ['Board', 'Rail', 'Decision']) gather(`src/games/${game}/${part}.svelte`, files);
  for (const each of readdirSync(resolve(folder, 'assets'))) if (each.endsWith('.woff2')) files.add(`assets/${each}`);
  const served = [...files].map((file) => size(resolve(folder, file)));
  const texts = [`texts/${language}.ftl`, `games/${game}/texts/${language}.ftl`];
  return [...served, ...texts.map((file) => size(resolve(root, 'src/kingsbridge', file)))].reduce((a, b) => a + b, 0);
}

let failed = false;
for (const game of games) {
  for (const language of ['en', 'de']) {
    const total = firstLoad(game, language);
    failed ||= total > BUDGET;
    console.log(`${game} ${language}: ${(total / 1000).toFixed(1)} kB of ${BUDGET / 1000} kB`);
  }
}
process.exit(failed ? 1 : 0);
