import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

const refused = [
  "if (order.payment_method === 'card') pay(order);",
  "const METHODS = ['nkm_point'];",
  "if (methods.includes('card')) pay(order);",
  "function hold(method = 'card') {}",
  "type Method = 'card' | 'barter';",
  'const title = TITLES.bank_transfer;',
  "const query = sql`select from orders where payment_method = 'cash_on_delivery'`;",
];
const passed = [
  "if (collectorOf(order.payment_method) === 'coins') pay(order);",
  'const WORDS = { card: 1, bank_transfer: 2 };',
  "const COLUMNS = ['card', 'title'];",
  'const name = styles.card;',
  'const text = `Pay by card`;',
];

/** Lints each code as a file of the shell. Gives whether the rule refuses it. */
function lint(codes: readonly string[]): boolean[] {
  const program = `
    import { ESLint } from 'eslint';
    import { text } from 'node:stream/consumers';
    const eslint = new ESLint();
    const results = [];
    for (const code of JSON.parse(await text(process.stdin))) {
      const [{ messages }] = await eslint.lintText(code, { filePath: 'shell/src/app/guard.ts' });
      if (messages.some(({ ruleId }) => !ruleId)) throw new Error(code + ': ' + messages[0].message);
      results.push(messages.some(({ ruleId }) => ruleId === 'payments/table'));
    }
    console.log(JSON.stringify(results));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    input: JSON.stringify(codes),
  });
  return JSON.parse(output.toString()) as boolean[];
}

describe('the lint rule for codes of payment methods outside their table', () => {
  const results = lint([...refused, ...passed]);

  it.each(refused.map((code, at) => [code, results[at]] as const))('refuses %s', (_code, isRefused) =>
    expect(isRefused).toBe(true),
  );
  it.each(passed.map((code, at) => [code, results[refused.length + at]] as const))('accepts %s', (_code, isRefused) =>
    expect(isRefused).toBe(false),
  );
});
