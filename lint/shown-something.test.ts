import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

const helpers = `
const noRow = () => expect(screen.queryByRole('row')).toBeNull();
const row = () => screen.getByRole('row');
`;
const refused = [
  "it('hides', () => { expect(screen.queryByRole('row')).toBeNull(); });",
  "it('hides', () => { expect(screen.queryByRole('row')).not.toBeInTheDocument(); noRow(); });",
  "it.each([1])('hides %s', async () => { await waitFor(() => expect(rows()).toHaveLength(0)); });",
  "test('hides', () => { expect(calls).toEqual([]); expect(text).toBe(''); });",
];
const passed = [
  "it('shows', () => { expect(row()).toBeVisible(); noRow(); });",
  "it('shows', async () => { await screen.findByText('Shoes'); noRow(); });",
  "it('shows', () => { expect(screen.queryByText('Shoes')).not.toBeNull(); });",
  "it('shows', () => { expect(rows()).toHaveLength(2); expect(calls).toEqual([]); });",
  "it('keeps', () => { expect(field).toHaveValue(''); });",
  "it('expects nothing itself', () => check());",
];

/** Lints each code as a test of the kit. Gives whether the rule refuses it. */
function lint(codes: readonly string[]): boolean[] {
  const program = `
    import { ESLint } from 'eslint';
    import { text } from 'node:stream/consumers';
    const eslint = new ESLint();
    const results = [];
    for (const code of JSON.parse(await text(process.stdin))) {
      const [{ messages }] = await eslint.lintText(code, { filePath: 'shared/ui/src/badge.test.tsx' });
      if (messages.some(({ ruleId }) => !ruleId)) throw new Error(code + ': ' + messages[0].message);
      results.push(messages.some(({ ruleId }) => ruleId === 'tests/shown-something'));
    }
    console.log(JSON.stringify(results));`;
  const options = { cwd: root, input: JSON.stringify(codes.map((code) => helpers + code)) };
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], options);
  return JSON.parse(output.toString()) as boolean[];
}

describe('the rule for tests that an empty page passes', () => {
  const results = lint([...refused, ...passed]);
  it.each(refused.map((code, at) => [code, results[at]] as const))('refuses %s', (_code, isRefused) =>
    expect(isRefused).toBe(true),
  );
  it.each(passed.map((code, at) => [code, results[refused.length + at]] as const))('accepts %s', (_code, isRefused) =>
    expect(isRefused).toBe(false),
  );
});
