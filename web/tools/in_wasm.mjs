/**
 * Runs a Python program with the engine of a site, in WebAssembly, and prints what its last line gives.
 *
 *     node in_wasm.mjs SITE_FOLDER PROGRAM [LAST_LINE]
 */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [site, program, last = ''] = process.argv.slice(2);
const runtime = resolve(site, 'engine');
const load = (name) => import(pathToFileURL(`${runtime}/${name}`).href);
const { loadPyodide } = await load('pyodide.js');
const python = await loadPyodide({
  indexURL: `${runtime}/`,
  createPyodideModule: (await load('pyodide.asm.js')).default,
  lockFileContents:
    '{"info": {"abi_version": "2026_0", "arch": "wasm32", "platform": "emscripten_5_0_3", "python": "3.14.2"}, "packages": {}}',
});
python.unpackArchive(new Uint8Array(readFileSync(`${runtime}/engine.zip`)).buffer, 'zip', { extractDir: '/engine' });
for (const [file, place] of Object.entries(JSON.parse(readFileSync(`${runtime}/about.json`, 'utf8')).libraries)) {
  python.FS.mkdirTree(dirname(`/engine/${place}`));
  python.FS.writeFile(`/engine/${place}`, readFileSync(`${runtime}/${file}`));
}
python.runPython("import sys; sys.path.insert(0, '/engine')");
console.log(await python.runPythonAsync(`${readFileSync(program, 'utf8')}\n${last}`));
process.exit(0);
