/**
 * WebAssembly is compiled once and handed to the other worker. It is not compiled while it arrives: for that, hosts would
 * have to call it by its type, which many do not know.
 */
import { arrive, Arriving, free } from './arriving';

/** This browser cannot run the engine, however often it is tried. */
export class Unable extends Error {}

/** Compile what is fetched from an address; `heard` is told of every number of bytes that has come. */
export async function compiled(
  address: string,
  size: number,
  heard: (bytes: number) => void,
): Promise<WebAssembly.Module> {
  const { body } = await arrive(address);
  const bytes = new Uint8Array(size);
  if (body) await new Arriving(body, heard).fill(bytes);
  const module = await WebAssembly.compile(bytes).catch((error: unknown) => {
    throw new Unable(String(error));
  });
  free(bytes.buffer);
  return module;
}

/**
 * Do what would fetch a module and make an instance of it, with the module that is here already. What is done would wait
 * for ever where that fails; this rejects.
 */
export function withModule<T>(name: string, module: Promise<WebAssembly.Module>, load: () => Promise<T>): Promise<T> {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = (asked, how) =>
    asked instanceof URL && asked.pathname.endsWith(name) ? Promise.resolve(new Response()) : fetch(asked, how);
  return new Promise((resolve, reject) => {
    WebAssembly.instantiateStreaming = async (_, imports) => {
      try {
        const here = await module;
        return { module: here, instance: await WebAssembly.instantiate(here, imports) };
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
        throw error;
      }
    };
    load()
      .then(resolve, reject)
      .finally(() => {
        globalThis.fetch = fetch;
        WebAssembly.instantiateStreaming = instantiateStreaming;
      });
  });
}
