/**
 * Plays in Node with the engine of a site, writes its modules as byte code, and prints as JSON in which form it ran and
 * which modules of Python's standard library that took.
 *
 *     node prepare_engine.mjs RUNTIME_FOLDER SOURCES_ZIP CODE_FOLDER
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [runtime, engine, code] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: runtime });
python.unpackArchive(new Uint8Array(readFileSync(engine)).buffer, 'zip', { extractDir: '/engine' });
python.runPython("import sys; sys.path.insert(0, '/engine')");

/** Byte code stands where the source was; nobody edits it, so nothing is compared when it is loaded. */
const written = JSON.parse(
  python.runPython(`
import json, os
from importlib._bootstrap_external import _code_to_hash_pyc
written = []
for folder, _, files in os.walk("/engine"):
    for name in files:
        if name.endswith(".py"):
            source = os.path.join(folder, name)
            with open(source, "rb") as file:
                code = compile(file.read(), source.removeprefix("/engine/"), "exec", dont_inherit=True)
            with open(source + "c", "wb") as file:
                file.write(_code_to_hash_pyc(code, bytes(8), False))
            os.unlink(source)
            written.append(source + "c")
json.dumps(written)
`),
);
const page = python.pyimport('kingsbridge.browser.page');
const kept = new Map();
const shelf = {
  write: async (batch) => JSON.parse(batch).forEach(([store, key, value]) => kept.set(`${store}/${key}`, value)),
  values: async (store, prefix) =>
    JSON.stringify([...kept].filter(([key]) => key.startsWith(`${store}/${prefix}`)).map(([, value]) => value)),
};
const tables = page.Page(
  shelf,
  async (question) => page.think(question),
  async (stored) => page.remember(stored),
);
const form = await tables.open();

/** One move of a person and the bots' answers. */
async function play(game, seats) {
  const others = Array(seats - 1).fill({ kind: 'bot', level: 'apprentice' });
  const wish = { game, seats: [{ kind: 'human', name: 'A' }, ...others], pace: 'instant' };
  const [status, , made] = (await tables.ask('POST', '/api/tables', JSON.stringify(wish))).toJs();
  if (status !== 200) throw new Error(made);
  const table = JSON.parse(made).table.id;
  let moves = 0;
  await new Promise((resolve, reject) => {
    const hear = (text) => {
      const told = JSON.parse(text);
      if (told.type !== 'update') return reject(new Error(text));
      if (!told.legal.length) return;
      if (moves++) return resolve();
      const move = { type: 'move', id: 'm', seat: 0, seq: told.table.seq, action: told.legal[0].key };
      void tables.say(1, JSON.stringify(move));
    };
    tables.dial(1, table, hear, reject);
    const protocol = python.runPython('from kingsbridge.server.messages import PROTOCOL; PROTOCOL');
    void tables.say(1, JSON.stringify({ type: 'hello', protocol, seat: 0, since: 0, id: 'h' }));
  });
  tables.hang_up(1);
}

for (const { id, min_seats: seats } of JSON.parse((await tables.ask('GET', '/api/games', '')).toJs()[2])) {
  await play(id, seats);
}

const library = JSON.parse(
  python.runPython(`
import json, sys
files = {name: str(getattr(module, "__file__", "")) for name, module in sys.modules.items()}
json.dumps([name for name, file in files.items() if "python314.zip" in file and not name.startswith("_frozen")])
`),
);

for (const name of written) {
  const file = join(code, name.replace(/^\/engine\//, ''));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, python.FS.readFile(name));
}
console.log(JSON.stringify({ form, library }));
process.exit(0);
