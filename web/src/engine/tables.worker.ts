/** The worker that holds the tables of this page. */
import { NotArrived } from './arriving';
import type { ForBots, FromTables, Thinking, Thought, ToTables } from './messages';
import { startPython } from './python';
import { Shelf } from './shelf';
import { Unable } from './wasm';

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

/** Says how far the start is, by hundredths: bytes come in many small parts. */
function teller(): (share: number) => void {
  let told = 0;
  return (share) => {
    const hundredths = Math.floor(share * 100);
    if (hundredths > told) tell({ kind: 'step', share: (told = hundredths) / 100 });
  };
}

async function start(base: string, bots: MessagePort): Promise<Page> {
  const [shelf, module] = await Promise.all([
    Shelf.open((safe) => tell({ kind: 'kept', safe })),
    startPython(base, teller(), {
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

/** Why there are no tables; empty where something did not arrive. */
function reasonOf(error: unknown): string {
  if (error instanceof NotArrived) return '';
  return error instanceof Unable ? error.message : String(error);
}

/** What is answered where nothing can be: that there are no tables and why, or that something broke. */
async function excuse(): Promise<object> {
  try {
    await page;
  } catch (error) {
    const why = reasonOf(error);
    return why ? { code: 'page-failed', args: { why } } : { code: 'page-not-loaded' };
  }
  return { code: 'internal' };
}

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
    page.catch((error: unknown) => {
      tell({ kind: 'failed', why: reasonOf(error), again: !(error instanceof Unable) });
    });
  } else {
    hear(message).catch(async (error: unknown) => {
      reportError(error);
      if (message.kind !== 'ask') return;
      tell({ kind: 'told', id: message.id, status: 500, content: JSON.stringify(await excuse()), file: '' });
    });
  }
};
