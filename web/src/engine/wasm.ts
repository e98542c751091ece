/**
 * Hosts call WebAssembly many names, and browsers stream only what has the right one. The runtime waits for ever where
 * its module cannot be had, so that is told here.
 */
const TYPE = 'application/wasm';

function typed(answer: Response): Response {
  if (answer.headers.get('Content-Type') === TYPE) return answer;
  return new Response(answer.body, { status: answer.status, headers: { 'Content-Type': TYPE } });
}

/** Do what loads WebAssembly; rejects also when a module could not be had. */
export function withModules<T>(load: () => Promise<T>): Promise<T> {
  const { instantiateStreaming } = WebAssembly;
  return new Promise((resolve, reject) => {
    WebAssembly.instantiateStreaming = async (source, imports) => {
      try {
        return await instantiateStreaming(typed(await source), imports);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
        throw error;
      }
    };
    load()
      .then(resolve, reject)
      .finally(() => (WebAssembly.instantiateStreaming = instantiateStreaming));
  });
}
