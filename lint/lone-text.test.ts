import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

const before = `
import type { ReactNode } from 'react';
const words = { add: 'Add', mark: { new: 'New' } };
interface Props { busy: boolean; count: number; title: string; note: string | null; children: ReactNode }
export const Sample = ({ busy, count, title, note, children }: Props) => [`;

const refused = [
  ['<p>{busy && <b />}{words.add}</p>', 'Something before this text comes and goes'],
  ['<p>{busy ? <b /> : null} Add</p>', 'Something before this text comes and goes'],
  ['<p>{count} items</p>', 'This text can change'],
  ['<p><b />{title}</p>', 'This text can change'],
  ['<><b />{`${count} items`}</>', 'This text can change'],
  ['<p><b />{note}</p>', 'This text comes and goes'],
  ['<p><b />{busy && words.add}</p>', 'This text comes and goes'],
  ['<p><b />{busy ? <b /> : title}</p>', 'This text comes and goes'],
] as const;
const passed = [
  '<p>{busy && <b />}<span>{words.add}</span></p>',
  '<p>{busy && <b />}<b />{words.mark.new}</p>',
  '<p>{words.add}{busy && <b />}</p>',
  '<p>{`${count} items`}</p>',
  '<p>{title}</p>',
  '<p>{note}</p>',
  "<p><b />{words['add']}: {'new'} text</p>",
  '<p>{note && <b />}<b />{children}</p>',
];

/** Lints the code as the content of a file of the kit, because the rule needs types. Gives a message for each line. */
function lint(code: string): Map<number, string> {
  const program = `
    import { ESLint } from 'eslint';
    import { text } from 'node:stream/consumers';
    // The types of this package only, because those of the whole project take long.
    const parserOptions = { project: './shared/ui/tsconfig.json' };
    const eslint = new ESLint({ overrideConfig: { languageOptions: { parserOptions } } });
    const [result] = await eslint.lintText(await text(process.stdin), { filePath: 'shared/ui/src/badge.tsx' });
    console.log(JSON.stringify(result.messages.filter(({ ruleId }) => !ruleId || ruleId === 'text/lone-text')));`;
  // With CI, the types would come from the file on the disk.
  const env = { ...process.env, TSESTREE_SINGLE_RUN: 'false' };
  const args = ['--input-type=module', '-e', program];
  const output = execFileSync(process.execPath, args, { cwd: root, env, input: code });
  const messages = JSON.parse(output.toString()) as { line: number; message: string }[];
  return new Map(messages.map(({ line, message }) => [line, message]));
}

describe('the rule for texts that translators replace', () => {
  const lines = [...refused.map(([line]) => line), ...passed];
  const messages = lint([before, ...lines.map((line) => `${line},`), '];'].join('\n'));
  const firstLine = before.split('\n').length + 1;

  it.each(refused.map(([line, reason], at) => [line, reason, messages.get(firstLine + at)] as const))(
    'refuses %s',
    (_line, reason, message) => expect(message).toContain(reason),
  );
  it.each(passed.map((line, at) => [line, messages.get(firstLine + refused.length + at)] as const))(
    'accepts %s',
    (_line, message) => expect(message).toBeUndefined(),
  );
});
