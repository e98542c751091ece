/** Starts Python with the engine in it, from the files beside the page. */
import { keepStart, keptStart, forgetStarts } from './starts';
import { withModules } from './wasm';

/** Python as far as we use it. */
interface Python {
  unpackArchive(content: ArrayBuffer, format: 'zip', options: { extractDir: string }): void;
  pyimport(name: string): unknown;
  runPython(program: string): unknown;
  makeMemorySnapshot(): Uint8Array;
}

interface Loader {
  loadPyodide(options: {
    indexURL: string;
    stdLibURL: string;
    lockFileContents: string;
    createPyodideModule: unknown;
    _makeSnapshot?: boolean;
    _loadSnapshot?: Uint8Array;
  }): Promise<Python>;
}

/** What was built: the form of the engine, a name for Python as it is after its start, and what to load into it. */
interface About {
  form: string;
  start: string;
  library: string[];
}

const PACKAGES = '/engine';
/** The runtime asks for a list of packages; ours come in one archive. */
const NO_PACKAGES = {
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' },
  packages: {},
};
/** Two starts from one copy must not draw the same chance. */
const OTHER_CHANCE = 'import random; random.seed()';

export const STEPS = 4;

/** Give memory back at once: some of it is large, and garbage is collected late. */
function free(memory: ArrayBufferLike): void {
  (memory as { transfer?: (length: number) => unknown }).transfer?.(0);
}

async function file(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/**
 * Python before anything of ours is in it. Its start takes seconds, so the memory after it is kept and taken from there
 * the next time. The runtime does not promise that this works; whatever is wrong with it, there is the ordinary start.
 */
async function boot(folder: string, about: About, keeps: boolean): Promise<Python> {
  const [{ loadPyodide }, runtime] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.js`) as Promise<Loader>,
    import(/* @vite-ignore */ `${folder}pyodide.asm.js`) as Promise<{ default: unknown }>,
  ]);
  const options = {
    indexURL: folder,
    createPyodideModule: runtime.default, // by itself it would look for a name that not every host takes for a script
    stdLibURL: `${folder}python_stdlib.zip`,
    lockFileContents: JSON.stringify(NO_PACKAGES),
  };
  const kept = await keptStart(about.start);
  if (kept) {
    try {
      const python = await withModules(() => loadPyodide({ ...options, _loadSnapshot: kept }));
      python.runPython(OTHER_CHANCE);
      return python;
    } catch {
      await forgetStarts();
    } finally {
      free(kept.buffer);
    }
  }
  if (!keeps) return withModules(() => loadPyodide(options));
  const python = await withModules(() => loadPyodide({ ...options, _makeSnapshot: true }));
  try {
    python.runPython(`import ${about.library.join(', ')}`);
    const memory = python.makeMemorySnapshot();
    keepStart(about.start, memory);
    free(memory.buffer);
  } catch {
    // Then the next start is an ordinary one too.
  }
  return python;
}

/** Gives the module of the engine that speaks with pages; `step` hears how far the start is. One of several keeps it. */
export async function startPython(base: string, keeps: boolean, step: (done: number) => void): Promise<unknown> {
  const folder = `${base}engine/`;
  const engine = file(`${folder}engine.zip`).then((answer) => answer.arrayBuffer());
  const about = (await (await file(`${folder}about.json`)).json()) as About;
  step(0);
  const python = await boot(folder, about, keeps);
  step(1);
  const packed = await engine;
  python.unpackArchive(packed, 'zip', { extractDir: PACKAGES });
  free(packed);
  step(2);
  (python.pyimport('sys') as { path: { insert(at: number, path: string): void } }).path.insert(0, PACKAGES);
  const page = python.pyimport('kingsbridge.browser.page');
  step(3);
  return page;
}
