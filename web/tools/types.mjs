/** `src/generated/schema.json` (written by `python -m kingsbridge.server.schema`) -> `src/generated/messages.ts`. */
import { readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

const here = new URL('..', import.meta.url);
const schema = JSON.parse(await readFile(new URL('src/generated/schema.json', here), 'utf8'));
const protocol = schema.$defs.Protocol.const;
const types = await compile(schema, 'Schema', {
    additionalProperties: false,
    bannerComment: "/* Made from the server's schema by `npm run types`. */",
    style: { printWidth: 120, singleQuote: true },
});
await writeFile(new URL('src/generated/messages.ts', here), `${types}\nexport const PROTOCOL = ${protocol};\n`);
