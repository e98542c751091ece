/**
 * Lays a Brotli and a gzip copy beside each file of a folder that gains by it; whoever serves it sends what a browser takes.
 *
 *     node compress.mjs FOLDER CACHE_FOLDER      copies of former times are taken from the cache
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const GAINS = /\.(js|mjs|css|html|svg|json|ftl|wasm|webmanifest|zip)$/;
const SMALLEST = 512;
const WAYS = { br: brotliCompressSync, gz: gzipSync };

/** @param {string} folder @param {string} [cache] */
export function compress(folder, cache) {
  if (cache) mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!GAINS.test(name) || !statSync(file).isFile() || statSync(file).size < SMALLEST) continue;
    const content = readFileSync(file);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 24);
    for (const [suffix, way] of Object.entries(WAYS)) {
      const kept = cache ? join(cache, `${hash}.${suffix}`) : '';
      if (kept && existsSync(kept)) copyFileSync(kept, `${file}.${suffix}`);
      else writeFileSync(`${file}.${suffix}`, way(content));
      if (kept && !existsSync(kept)) copyFileSync(`${file}.${suffix}`, kept);
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) compress(process.argv[2], process.argv[3]);
