import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createChecks } from './checks.mjs';

const failure = (name) => ({ name, message: 'first message', tests: 1 });

/** Runs one runner whose failures `passes` pass in the second run. Returns the exit code and all lines. */
async function runWith(result, passes = () => true) {
  const lines = [];
  let code;
  const checks = createChecks('/root', { say: (line) => lines.push(line), exit: (value) => (code = value) });
  await checks.runner('Tests', async () => ({
    ...result,
    repeat: async (failures) => failures.filter(({ name }) => passes(name)),
  }));
  await checks.again();
  checks.finish();
  return { code, said: lines.join('\n') };
}

describe('The second look at a failed test', () => {
  it('counts a test that passes alone, and lists it with its first message', async () => {
    const { code, said } = await runWith({ passed: 9, failed: 1, failures: [failure('/root/a.test.ts')] });
    assert.equal(code, 0);
    assert.match(said, /flaky: a\.test\.ts\n {4}first message/);
    assert.match(said, /10 passed, 0 failed$/);
  });

  it('counts a file with several failed tests in full', async () => {
    const failures = [{ ...failure('a.test.ts'), tests: 3 }];
    const { said } = await runWith({ passed: 7, failed: 3, failures });
    assert.match(said, /10 passed, 0 failed$/);
  });

  it('fails when a test fails twice', async () => {
    const failures = [failure('a'), failure('b')];
    const { code, said } = await runWith({ passed: 8, failed: 2, failures }, (name) => name === 'a');
    assert.equal(code, 1);
    assert.match(said, /9 passed, 1 failed$/);
  });

  it('fails with more than five flaky tests', async () => {
    const five = Array.from({ length: 5 }, (_, index) => failure(`test ${index}`));
    assert.equal((await runWith({ passed: 5, failed: 5, failures: five })).code, 0);
    const six = [...five, failure('one more')];
    const { code, said } = await runWith({ passed: 5, failed: 6, failures: six });
    assert.equal(code, 1);
    assert.match(said, /6 flaky tests; at most 5 are allowed/);
  });

  it('does not repeat a run in which almost everything failed', async () => {
    const failures = Array.from({ length: 21 }, (_, index) => failure(`test ${index}`));
    const { code, said } = await runWith({ passed: 0, failed: 21, failures });
    assert.equal(code, 1);
    assert.match(said, /too many failures for a second run/);
  });

  it('counts failures that cannot run again, and skipped tests, as failed', async () => {
    assert.equal((await runWith({ passed: 5, failed: 1, details: ['broken'] })).code, 1);
    assert.equal((await runWith({ passed: 5, failed: 0, skipped: 1 })).code, 1);
  });
});
