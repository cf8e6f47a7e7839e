// Compiles layout.mjml to src/platform/mails/mail-parts.ts: npm run mails -w api. MJML is not a dependency, because it
// has 57 MB in 199 packages (docs/decisions/0135).
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';

const COMPILER = 'mjml@5.4.1';
const source = path.join(import.meta.dirname, 'layout.mjml');
const target = path.join(import.meta.dirname, '../src/platform/mails/mail-parts.ts');
const PART = /<!--part (\w+)-->((?:(?!<!--part )[^])*?)<!--end \1-->/;

let page = execFileSync('npx', ['--yes', `--package=${COMPILER}`, 'mjml', source, '-s'], { encoding: 'utf8' })
  .replace(/^<!-- FILE.*-->\n?/gm, '')
  .replace(/\n\s*/g, '\n')
  // The formatter writes {{ name }} in the source.
  .replace(/\{\{ (\w+) \}\}/g, '{{$1}}');
const parts = {};
// A part leaves one slot behind, which takes any number of copies.
for (let found = PART.exec(page); found; found = PART.exec(page)) {
  const [whole, name, html] = found;
  parts[name] = html.trim();
  page = page.replace(whole, () => '{{{parts}}}');
}
parts.page = page;
for (const [name, html] of Object.entries(parts)) parts[name] = html.replace(/(\{{3}parts\}{3}\s*)+/g, '{{{parts}}}');

const code = `// Generated from api/mails/layout.mjml by npm run mails -w api. Do not edit.
/* eslint-disable max-len -- HTML of the compiler */

/** Of the source, so that a test notices when this file is stale. */
export const SOURCE_SHA256 = '${createHash('sha256').update(readFileSync(source)).digest('hex')}';

/** The layout in parts. {{name}} takes text, {{{name}}} takes HTML. */
export const mailParts = ${JSON.stringify(parts)} as const;
`;
const settings = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../.oxfmtrc.json'), 'utf8'));
const { code: formatted, errors } = await format(target, code, settings);
if (errors.length > 0) throw new Error(errors[0].message);
writeFileSync(target, formatted);
