/** The worker in which the bots of this page think, so that the tables never wait for them. */
import type { Thinking, Thought, ToBots } from './messages';
import { startPython } from './python';

interface Thinker {
  think(question: string): string;
  remember(stored: string): string;
}

onmessage = (event: MessageEvent<ToBots>) => {
  const { base, port } = event.data;
  const start = () => startPython(base, false, () => undefined) as Promise<Thinker>;
  let thinker = start();
  /** Python that did not come, or whose memory is broken, answers nothing ever again: then another is asked. */
  const answer = async (task: Thought['task'], question: string): Promise<string> => {
    const asked = thinker;
    try {
      return (await asked)[task](question);
    } catch (error) {
      reportError(error);
      if (thinker === asked) thinker = start();
      return (await thinker)[task](question);
    }
  };
  port.onmessage = async (asked: MessageEvent<Thought>) => {
    const { id, task, question } = asked.data;
    const reply = await answer(task, question).catch(() => null);
    port.postMessage({ id, reply } satisfies Thinking);
  };
};
