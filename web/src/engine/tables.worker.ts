/** The worker that holds the tables of this page. */
import type { ForBots, FromTables, Thinking, Thought, ToTables } from './messages';
import { startPython, STEPS } from './python';
import { Shelf } from './shelf';

interface Page {
  open(): Promise<string>;
  ask(
    method: string,
    path: string,
    body: string,
  ): Promise<{ toJs(): [number, string, string, string]; destroy(): void }>;
  dial(line: number, table: string, send: (text: string) => void, hangUp: () => void): void;
  say(line: number, text: string): Promise<void>;
  hang_up(line: number): void;
}

const tell = (message: FromTables): void => postMessage(message);

type Ask = (question: string) => Promise<string>;

/** Asks the bots' worker, which answers one question at a time. */
function thinker(bots: MessagePort): (task: Thought['task']) => Ask {
  const waiting = new Map<number, (thinking: Thinking) => void>();
  let last = 0;
  bots.onmessage = (event: MessageEvent<Thinking>) => waiting.get(event.data.id)?.(event.data);
  return (task) => (question) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ reply }) => {
        waiting.delete(id);
        if (reply === null) reject(new Error('no answer'));
        else resolve(reply);
      });
      bots.postMessage({ id, task, question } satisfies ForBots);
    });
}

async function start(base: string, bots: MessagePort): Promise<Page> {
  const [shelf, module] = await Promise.all([
    Shelf.open((safe) => tell({ kind: 'kept', safe })),
    startPython(base, (done) => tell({ kind: 'step', done, of: STEPS }), {
      give: (modules) => bots.postMessage({ task: 'begin', modules } satisfies ForBots),
    }),
  ]);
  const ask = thinker(bots);
  const made = module as { Page(shelf: Shelf, think: Ask, remember: Ask): Page };
  const page = made.Page(shelf, ask('think'), ask('remember'));
  tell({ kind: 'ready', form: await page.open() });
  return page;
}

let page: Promise<Page>;

async function hear(message: Exclude<ToTables, { kind: 'start' }>): Promise<void> {
  const tables = await page;
  if (message.kind === 'ask') {
    const told = await tables.ask(message.method, message.path, message.body);
    const [status, , content, file] = told.toJs();
    told.destroy();
    tell({ kind: 'told', id: message.id, status, content, file });
  } else if (message.kind === 'dial') {
    const { line } = message;
    tables.dial(
      line,
      message.table,
      (text) => tell({ kind: 'heard', line, text }),
      () => tell({ kind: 'closed', line }),
    );
    tell({ kind: 'opened', line });
  } else if (message.kind === 'say') {
    await tables.say(message.line, message.text);
  } else if (message.kind === 'hang-up') {
    tables.hang_up(message.line);
  }
}

onmessage = (event: MessageEvent<ToTables>) => {
  const message = event.data;
  if (message.kind === 'start') {
    page = start(message.base, message.bots);
    page.catch((error: unknown) => tell({ kind: 'failed', why: String(error) }));
  } else {
    hear(message).catch((error: unknown) => {
      if (message.kind === 'ask') {
        tell({ kind: 'told', id: message.id, status: 500, content: '{"code":"internal"}', file: '' });
      }
      reportError(error);
    });
  }
};
