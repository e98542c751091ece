/**
 * WebAssembly is compiled once and handed to the other worker. It is not compiled while it arrives: for that, hosts would
 * have to call it by its type, which many do not know.
 */
import { Arriving, free } from './arriving';

/** Compile what is fetched from an address. */
export async function compiled(address: string, size: number): Promise<WebAssembly.Module> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  const bytes = new Uint8Array(size);
  await new Arriving(answer.body).fill(bytes);
  const module = await WebAssembly.compile(bytes);
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
