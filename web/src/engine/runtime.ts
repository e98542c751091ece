/** Python's runtime as far as we use it. Most of it is private: whatever changes there, tests in a browser notice. */

/** Python that has started. */
export interface Python {
  FS: { mkdirTree(folder: string): void; writeFile(name: string, content: Uint8Array, how: { canOwn: true }): void };
  pyimport(name: string): unknown;
  runPython(program: string): unknown;
  makeMemorySnapshot(): Uint8Array;
}

/** The machine below it, while it is made and afterwards. */
export interface Machine {
  preRun: ((machine: Machine) => void)[];
  addRunDependency(name: string): void;
  removeRunDependency(name: string): void;
  loadWebAssemblyModule(module: WebAssembly.Module, how: { nodelete: true }, name: string, scope: object): unknown;
  /** Libraries that Python need not look for in a file, by the names of their files. */
  preloadedWasm: Record<string, unknown>;
  growMemory(size: number): unknown;
  HEAPU8: Uint8Array;
}

export type MakeMachine = (machine: Machine) => Promise<Machine>;

export interface Loader {
  loadPyodide(options: {
    indexURL: string;
    stdLibURL: string;
    lockFileContents: string;
    createPyodideModule: MakeMachine;
    _makeSnapshot?: boolean;
    _loadSnapshot?: Uint8Array;
  }): Promise<Python>;
}
