/** The worker in which the bots of this page think, so that the tables never wait for them. */
import type { ForBots, Modules, Thinking, Thought, ToBots } from './messages';
import { startPython } from './python';

interface Thinker {
  think(question: string): string;
  remember(stored: string): string;
}

onmessage = (event: MessageEvent<ToBots>) => {
  const { base, port } = event.data;
  let taken: Modules = {};
  const start = () => startPython(base, () => undefined, { taken }) as Promise<Thinker>;
  let begin: (thinker: Promise<Thinker>) => void;
  let thinker = new Promise<Thinker>((resolve) => (begin = resolve));
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
  const reply = async ({ id, task, question }: Thought) => {
    const said = await answer(task, question).catch(() => null);
    port.postMessage({ id, reply: said } satisfies Thinking);
  };
  port.onmessage = ({ data }: MessageEvent<ForBots>) => {
    if (data.task === 'begin') {
      taken = data.modules;
      begin(start());
    } else void reply(data);
  };
};
