/** The worker in which the bots of this page think, so that the tables never wait for them. */
import type { Failed, Thinking, Thought, ToBots } from './messages';
import { startPython } from './python';

interface Thinker {
  think(question: string): string;
  remember(stored: string): string;
}

onmessage = (event: MessageEvent<ToBots>) => {
  const { base, port } = event.data;
  const thinker = startPython(base, false, () => undefined) as Promise<Thinker>;
  thinker.catch((error: unknown) => postMessage({ kind: 'failed', why: String(error) } satisfies Failed));
  port.onmessage = async (asked: MessageEvent<Thought>) => {
    const { id, task, question } = asked.data;
    let reply: string | null = null;
    try {
      reply = (await thinker)[task](question);
    } catch (error) {
      reportError(error);
    }
    port.postMessage({ id, reply } satisfies Thinking);
  };
};
