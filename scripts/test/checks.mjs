const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/** More flaky tests than this mean a fault: the run fails. */
const MOST_FLAKY = 5;
/** With more failures than this in one runner, a second run would only take long. */
const MOST_REPEATED = 20;

/**
 * Runs the checks, prints and counts their results: a runner returns its own counts, any other check counts as one.
 * A failed check does not stop the others.
 *
 * A runner's result is `{passed, failed, skipped?, details?, failures?, repeat?}`. `failures` lists what can run once
 * more: `{name, message, tests}`, with the number of failed tests. `repeat(failures)` runs them alone and returns those
 * that passed. `details` holds all other messages.
 */
export function createChecks(root, { say = (line) => console.log(line), exit = (code) => process.exit(code) } = {}) {
  const begun = performance.now();
  const results = [];
  const flaky = [];
  const tell = (line) => say(`    ${line.replaceAll(`${root}/`, '').replaceAll('\n', '\n    ')}`);

  async function attempt(name, work) {
    const since = performance.now();
    say(`… ${name}`);
    try {
      const value = await work();
      return { value, note: seconds(since) };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error), note: seconds(since) };
    }
  }

  function record(name, result, note) {
    const { passed, failed, skipped = 0, details = [], failures = [] } = result;
    results.push({ ...result, name, skipped, failures });
    const without = skipped > 0 ? `, ${skipped} skipped` : '';
    say(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${without} (${note})`);
    for (const line of details) tell(line);
    for (const failure of failures) tell(`${failure.name}\n${failure.message}`);
  }

  async function one(name, work) {
    const { value, error, note } = await attempt(name, work);
    record(name, error ? { passed: 0, failed: 1, details: [error] } : { passed: 1, failed: 0 }, note);
    return error ? null : (value ?? true);
  }

  async function repeat(result) {
    const { name, failures } = result;
    if (failures.length > MOST_REPEATED) return say(`✗ ${name}: too many failures for a second run`);
    const { value: passed = [], error, note } = await attempt(`${name}, once more`, () => result.repeat(failures));
    if (error) tell(error);
    for (const failure of passed) {
      result.failed -= failure.tests;
      result.passed += failure.tests;
      flaky.push(failure);
    }
    say(`  ${passed.length} of ${failures.length} failures passed in the second run (${note})`);
  }

  return {
    one,
    /** Like `one`; later checks need its result (or true). Returns null on failure. */
    demand: one,
    async runner(name, work) {
      const { value, error, note } = await attempt(name, work);
      record(name, error ? { passed: 0, failed: 1, details: [error] } : value, note);
    },
    /** Runs the failures of all runners once more, one after the other. Call it when nothing else runs. */
    async again() {
      for (const result of results) if (result.failures.length > 0) await repeat(result);
    },
    /** Ends the process. A skipped test proves nothing, so it counts as failed. */
    finish() {
      const sum = (key) => results.reduce((total, result) => total + result[key], 0);
      const tooMany = flaky.length > MOST_FLAKY;
      const failed = sum('failed') + sum('skipped') + (tooMany ? 1 : 0);
      say(`\n${results.map(summaryOf).join('\n')}`);
      for (const { name, message } of flaky) {
        say(`  flaky: ${name.replaceAll(`${root}/`, '')}`);
        tell(message);
      }
      if (tooMany) say(`  ✗ ${flaky.length} flaky tests; at most ${MOST_FLAKY} are allowed`);
      say(`\n${seconds(begun)}`);
      say(`${sum('passed')} passed, ${failed} failed`);
      exit(failed > 0 ? 1 : 0);
    },
  };
}

const summaryOf = ({ name, passed, failed, skipped }) =>
  `  ${failed + skipped > 0 ? '✗' : '✓'} ${name.padEnd(32)} ${String(passed).padStart(5)} passed ` +
  `${String(failed + skipped).padStart(4)} failed`;
