import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const SCREEN = 'shared/ui/src/badge.test.tsx';
const RULE = 'shared/contracts/src/amount-lines.test.ts';

const helpers = `
const noRow = () => expect(screen.queryByRole('row')).toBeNull();
const row = () => screen.getByRole('row');
`;
type Case = readonly [file: string, code: string];
const refused: Case[] = [
  [SCREEN, "it('hides', () => { expect(screen.queryByRole('row')).toBeNull(); });"],
  [SCREEN, "it('hides', () => { expect(screen.queryByRole('row')).not.toBeInTheDocument(); noRow(); });"],
  [SCREEN, "it.each([1])('hides %s', async () => { await waitFor(() => expect(rows()).toHaveLength(0)); });"],
  [SCREEN, "test('hides', () => { expect(calls).toEqual([]); expect(text).toBe(''); });"],
  [RULE, "it('hides', () => { expect(read()).not.toContain('secret'); expect(read()).not.toMatch(/hash/); });"],
  [RULE, "it('hides', () => { expect(ask).not.toHaveBeenCalled(); });"],
];
const passed: Case[] = [
  [SCREEN, "it('shows', () => { expect(row()).toBeVisible(); noRow(); });"],
  [SCREEN, "it('shows', async () => { await screen.findByText('Shoes'); noRow(); });"],
  [SCREEN, "it('shows', () => { expect(screen.queryByText('Shoes')).not.toBeNull(); });"],
  [SCREEN, "it('shows', () => { expect(rows()).toHaveLength(2); expect(calls).toEqual([]); });"],
  [SCREEN, "it('keeps', () => { expect(field).toHaveValue(''); });"],
  [SCREEN, "it('expects nothing itself', () => check());"],
  [RULE, "it('finds none', () => { expect(read('x')).toBeNull(); });"],
  [RULE, "it('differs', () => { expect(read('x')).not.toBe(read('y')); });"],
  [RULE, "it('hides', () => { expect(read()).toContain('name'); expect(read()).not.toContain('secret'); });"],
];

/** Lints each code as a file of that name. Gives whether the rule refuses it. */
function lint(cases: readonly Case[]): boolean[] {
  const program = `
    import { ESLint } from 'eslint';
    import { text } from 'node:stream/consumers';
    const eslint = new ESLint();
    const results = [];
    for (const [filePath, code] of JSON.parse(await text(process.stdin))) {
      const [{ messages }] = await eslint.lintText(code, { filePath });
      if (messages.some(({ ruleId }) => !ruleId)) throw new Error(code + ': ' + messages[0].message);
      results.push(messages.some(({ ruleId }) => ruleId === 'tests/shown-something'));
    }
    console.log(JSON.stringify(results));`;
  const options = { cwd: root, input: JSON.stringify(cases.map(([file, code]) => [file, helpers + code])) };
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], options);
  return JSON.parse(output.toString()) as boolean[];
}

describe('the rule for tests that pass when nothing is there', () => {
  const results = lint([...refused, ...passed]);
  it.each(refused.map(([file, code], at) => [path.extname(file), code, results[at]] as const))(
    'refuses in a %s file: %s',
    (_kind, _code, isRefused) => expect(isRefused).toBe(true),
  );
  it.each(passed.map(([file, code], at) => [path.extname(file), code, results[refused.length + at]] as const))(
    'accepts in a %s file: %s',
    (_kind, _code, isRefused) => expect(isRefused).toBe(false),
  );
});
