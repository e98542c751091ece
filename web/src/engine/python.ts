/** Starts Python with the engine in it, from the files beside the page. */
import { files } from './archive';
import { arrival, arrive, free } from './arriving';
import { fill } from './memory';
import type { Modules } from './messages';
import type { Loader, Machine, MakeMachine, Python } from './runtime';
import { forgetStarts, keepStart, keptStart, type Start } from './starts';
import { compiled, Unable, withModule } from './wasm';

/** What was built. */
interface About {
  /** A name for Python as it is after its start. */
  start: string;
  /** What it then has loaded of its library. */
  library: string[];
  /** What is WebAssembly, with its size. */
  modules: Record<string, number>;
  /** Those of it that Python looks for, with the places where it does. */
  libraries: Record<string, string>;
}

const PACKAGES = '/engine';
const PAGE = 'kingsbridge.browser.page';
const ABOUT = 'about.json';
const RUNTIME = 'pyodide.asm.wasm';
/** The runtime asks for a list of packages; ours come in one archive. */
const NO_PACKAGES = {
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' },
  packages: {},
};
/** Two starts from one copy must not draw the same chance. */
const OTHER_CHANCE = 'import random; random.seed()';

/** How far a start is, from 0 to 1, when its parts are done; over a slow network most of it is waiting for the first. */
const DONE = { arriving: 0.6, runtime: 0.75, files: 0.85, engine: 1 };

/**
 * Make the machine with the engine's libraries in it before anything else is, so that they always lie at the same places
 * of its memory; and fill that with the memory of a former start, if there is one.
 */
function machineWith(libraries: Promise<Modules>, make: MakeMachine, kept?: Start): MakeMachine {
  const place = (machine: Machine, loaded: Modules) => {
    for (const [name, module] of Object.entries(loaded)) {
      machine.preloadedWasm[name] = machine.loadWebAssemblyModule(module, { nodelete: true }, name, {});
    }
    machine.removeRunDependency('libraries');
  };
  return (machine) =>
    new Promise((resolve, reject) => {
      machine.preRun.push((made) => {
        made.addRunDependency('libraries');
        libraries.then((loaded) => place(made, loaded)).catch(reject);
      });
      const whole = make(machine).then(async (made) => {
        if (kept) await fill(made, kept.layout, kept.bytes);
        return made;
      });
      whole.then(resolve, reject);
    });
}

class Engine {
  private readonly archive: Promise<ArrayBuffer>;
  readonly modules: Promise<Modules>;

  constructor(
    private readonly folder: string,
    private readonly about: About,
    private readonly step: (share: number) => void,
    taken?: Modules,
  ) {
    this.archive = arrive(`${folder}engine.zip`).then((answer) => answer.arrayBuffer());
    this.modules = taken ? Promise.resolve(taken) : this.compiled();
    // Whoever starts hears of it; nobody may be waiting yet when it fails.
    for (const arriving of [this.archive, this.modules]) arriving.catch(() => undefined);
  }

  private async compiled(): Promise<Modules> {
    const modules = Object.entries(this.about.modules);
    const whole = modules.reduce((sum, [, size]) => sum + size, 0);
    let here = 0;
    const heard = (bytes: number) => this.step((DONE.arriving * (here += bytes)) / whole);
    const all = modules.map(
      async ([name, size]) => [name, await compiled(`${this.folder}${name}`, size, heard)] as const,
    );
    return Object.fromEntries(await Promise.all(all));
  }

  private async module(name: string): Promise<WebAssembly.Module> {
    const module = (await this.modules)[name];
    if (!module) throw new Error(`${name} is not there`);
    return module;
  }

  private async libraries(): Promise<Modules> {
    const all = Object.entries(this.about.libraries).map(
      async ([name, place]) => [`${PACKAGES}/${place}`, await this.module(name)] as const,
    );
    return Object.fromEntries(await Promise.all(all));
  }

  private async load(how: { kept?: Start; makes?: boolean }): Promise<Python> {
    const [{ loadPyodide }, runtime] = await Promise.all([
      arrival(import(/* @vite-ignore */ `${this.folder}pyodide.js`) as Promise<Loader>),
      arrival(import(/* @vite-ignore */ `${this.folder}pyodide.asm.js`) as Promise<{ default: MakeMachine }>),
    ]);
    const options = {
      indexURL: this.folder,
      // by itself it would look for a name that not every host takes for a script
      createPyodideModule: machineWith(this.libraries(), runtime.default, how.kept),
      // it must have some file; all that the library holds is in the memory that was kept
      stdLibURL: `${this.folder}${how.kept ? ABOUT : 'python_stdlib.zip'}`,
      lockFileContents: JSON.stringify(NO_PACKAGES),
      ...(how.kept ? { _loadSnapshot: Uint8Array.from(how.kept.layout.head) } : {}),
      ...(how.makes ? { _makeSnapshot: true } : {}),
    };
    const python = await withModule(RUNTIME, this.module(RUNTIME), () => loadPyodide(options));
    this.step(DONE.runtime);
    await this.unpack(python);
    this.step(DONE.files);
    return python;
  }

  private async unpack(python: Python): Promise<void> {
    const write = (name: string, content: Uint8Array) => {
      const path = `${PACKAGES}/${name}`;
      python.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
      python.FS.writeFile(path, content, { canOwn: true });
    };
    for (const [name, content] of files(await this.archive)) write(name, content);
    // Python looks whether they are there before it asks for them.
    for (const place of Object.values(this.about.libraries)) write(place, new Uint8Array());
  }

  /** From the memory of a former start. The runtime does not promise that this works. */
  async wake(kept: Start): Promise<Python> {
    const python = await this.load({ kept });
    python.runPython(OTHER_CHANCE);
    return python;
  }

  /** The ordinary start. */
  async begin(makes: boolean): Promise<Python> {
    const python = await this.load({ makes });
    python.runPython(`import sys; sys.path.insert(0, '${PACKAGES}')`);
    if (makes) python.runPython(`import ${this.about.library.join(', ')}`);
    python.runPython(`import ${PAGE}`);
    return python;
  }
}

/** Keep the memory of a start for the next one. */
async function keep(python: Python, start: string): Promise<void> {
  try {
    python.runPython('import gc; gc.collect()');
    const memory = python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>;
    const kept = keepStart(start, memory);
    free(memory.buffer);
    await kept;
  } catch {
    // Then the next start is an ordinary one too.
  }
}

/** What one worker has for the other, or from it. */
interface Shared {
  /** Told when the other can start too, and from what is kept. */
  give?: (modules: Modules) => void;
  taken?: Modules;
}

/**
 * Gives the module of the engine that speaks with pages; `step` hears how far the start is. Starting takes seconds, so
 * the memory after it is kept, and later starts begin with it.
 */
export async function startPython(
  base: string,
  step: (share: number) => void,
  { give, taken }: Shared,
): Promise<unknown> {
  if (typeof WebAssembly === 'undefined') throw new Unable('WebAssembly');
  const folder = `${base}engine/`;
  const about = (await (await arrive(`${folder}${ABOUT}`)).json()) as About;
  const engine = new Engine(folder, about, step, taken);
  const pass = async () => give?.(await engine.modules);
  const former = await keptStart(about.start);
  if (former) void pass().catch(() => undefined);
  let python = former && (await engine.wake(former).catch(forgetStarts));
  if (!python) {
    python = await engine.begin(give !== undefined);
    if (give) void keep(python, about.start).then(former ? undefined : pass);
  }
  const page = python.pyimport(PAGE);
  step(DONE.engine);
  return page;
}
