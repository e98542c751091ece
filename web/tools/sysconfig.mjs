/**
 * Prints how Python in WebAssembly was built, as JSON.
 *
 *     node sysconfig.mjs RUNTIME_FOLDER
 */
import { pathToFileURL } from 'node:url';

const [runtime] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: runtime });
console.log(python.runPython('import json, sysconfig; json.dumps(sysconfig.get_config_vars())'));
process.exit(0);
