import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const decisions = path.join(root, 'docs', 'decisions');
const [page] = readdirSync(decisions);
const [, number, title] = /^# (\d{4}) (.+)/.exec(readFileSync(path.join(decisions, page!), 'utf8'))!;

const refused = [
  ['/** Products per page (spec 1 §9). */', '"spec 1"'],
  ['/* See §2.3. */', '"§"'],
  ['// One wins (H17).', '"H17"'],
  ['/**\n * Longest list (wire.md).\n */', '"wire.md"'],
  ["it('H17 sells no unit twice', () => {});", '"H17"'],
  ['describe.each(databases)(`H17 an order on ${place}`, () => {});', '"H17"'],
  ['// Coins come back (decision "no such page").', 'no page "no such page"'],
  ['// Coins come back (decision "no\n// such page").', 'no page "no such page"'],
  ['/**\n * Coins come back (decision "no\n * such page").\n */', 'no page "no such page"'],
  [`// Coins come back (decisions "${title}", "no such page").`, 'no page "no such page"'],
  ['// Slugs have one case (decision 4).', 'no page "4"'],
  [`// Slugs have one case (docs/decisions/${'9999'}).`, 'no page "9999"'],
] as const;
const passed = [
  '/** Products per page (CAT-CONST-001). */',
  "it('CAT-CONST-001 shows 20 products', () => {});",
  "const heading = 'H17 §';",
  "sell('H17', () => {});",
  `/** Coins come back (decision "${title}"). */`,
  `// Coins come back (decision ${number}).`,
  `// Coins come back (docs/decisions/${number}).`,
  '// The decision: no coins come back.',
];

/** Lints each code as a file of the shell. Gives the messages of both rules. */
function lint(codes: readonly string[]): string[] {
  const program = `
    import { ESLint } from 'eslint';
    import { text } from 'node:stream/consumers';
    const eslint = new ESLint();
    const messages = [];
    for (const code of JSON.parse(await text(process.stdin))) {
      const [result] = await eslint.lintText(code, { filePath: 'shell/src/app/guard.ts' });
      const ofReferences = result.messages.filter(({ ruleId }) => !ruleId || ruleId.startsWith('references/'));
      messages.push(ofReferences.map(({ message }) => message).join(' '));
    }
    console.log(JSON.stringify(messages));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    input: JSON.stringify(codes),
  });
  return JSON.parse(output.toString()) as string[];
}

describe('the rules for references in comments and test titles', () => {
  const messages = lint([...refused.map(([code]) => code), ...passed]);

  it.each(refused.map(([code, reason], at) => [code, reason, messages[at]!] as const))(
    'refuse %s',
    (_code, reason, message) => expect(message).toContain(reason),
  );
  it.each(passed.map((code, at) => [code, messages[refused.length + at]!] as const))('accept %s', (_code, message) =>
    expect(message).toBe(''),
  );
});

/** ESLint does not read style sheets. */
it('no style sheet refers to a text outside the repository', () => {
  const listed = execFileSync('git', ['ls-files', '-z', '*.css'], { cwd: root, encoding: 'utf8' });
  const sheets = listed.split('\0').filter(Boolean);
  const outside = sheets.filter((file) =>
    /\bspec [12]\b|§|\bH\d{2}\b|wire\.md/i.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(outside).toEqual([]);
});
