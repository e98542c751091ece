/**
 * `src/generated/schema.json` (written by `python -m kingsbridge.server.schema`) -> `src/generated/messages.ts`.
 *
 * A message says of views and journal entries only that they are objects; here they become the union of what the games
 * define, so that whoever reads one narrows it by `kind` and never casts.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

const here = new URL('..', import.meta.url);
const schema = JSON.parse(await readFile(new URL('src/generated/schema.json', here), 'utf8'));
const protocol = schema.$defs.Protocol.const;

const refs = (names) => names.map((name) => ({ $ref: `#/$defs/${name}` }));
const isAnyObject = (type) => type.type === 'object' && !type.properties && !type.additionalProperties;

/** Names the union of these types, so that messages can refer to it. */
function define(name, members) {
  schema.$defs[name] = { title: name, anyOf: refs(members) };
  schema.properties[name] = { $ref: `#/$defs/${name}` };
  schema.required.push(name);
}

/** What a property of a message that is only "an object" holds, by its name. */
const HOLDS = { facts: 'Entry', view: 'View', views: 'View' };

function tighten(type, name) {
  if (isAnyObject(type)) return { $ref: `#/$defs/${name}` };
  if (type.type === 'array') return { ...type, items: tighten(type.items, name) };
  if (type.anyOf) return { ...type, anyOf: type.anyOf.map((each) => tighten(each, name)) };
  return type;
}

for (const message of Object.values(schema.$defs)) {
  for (const [property, name] of Object.entries(HOLDS)) {
    const type = message.properties?.[property];
    if (type) message.properties[property] = tighten(type, name);
  }
}
const names = Object.keys(schema.$defs);
define(
  'Entry',
  names.filter((name) => name.endsWith('Entry') && schema.$defs[name].anyOf),
);
define(
  'View',
  names.filter((name) => name.endsWith('View') && schema.$defs[name].properties?.current_seat),
);

const types = await compile(schema, 'Schema', {
  additionalProperties: false,
  bannerComment: "/* Made from the server's schema by `npm run types`. */",
  style: { printWidth: 120, singleQuote: true },
});
await writeFile(new URL('src/generated/messages.ts', here), `${types}\nexport const PROTOCOL = ${protocol};\n`);
