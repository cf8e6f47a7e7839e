const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/**
 * Runs the checks, prints and counts their results: a runner returns its own counts, any other check counts as one.
 * A failed check does not stop the others.
 */
export function createChecks(root, say = (line) => console.log(line)) {
  const begun = performance.now();
  const results = [];

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

  function record(name, { passed, failed, skipped = 0, details = [] }, note) {
    results.push({ name, passed, failed, skipped });
    const without = skipped > 0 ? `, ${skipped} skipped` : '';
    say(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${without} (${note})`);
    for (const line of details) say(`    ${line.replaceAll(`${root}/`, '').replaceAll('\n', '\n    ')}`);
  }

  async function one(name, work) {
    const { value, error, note } = await attempt(name, work);
    record(name, error ? { passed: 0, failed: 1, details: [error] } : { passed: 1, failed: 0 }, note);
    return error ? null : (value ?? true);
  }

  return {
    one,
    /** Like `one`; later checks need its result (or true). Returns null on failure. */
    demand: one,
    together: (...several) => Promise.all(several.map(([name, work]) => one(name, work))),
    /** `work` returns `{passed, failed, skipped?, details?}`. */
    async runner(name, work) {
      const { value, error, note } = await attempt(name, work);
      record(name, error ? { passed: 0, failed: 1, details: [error] } : value, note);
    },
    /** Ends the process. A skipped test proves nothing, so it counts as failed. */
    finish() {
      const sum = (key) => results.reduce((total, result) => total + result[key], 0);
      const failed = sum('failed') + sum('skipped');
      say(`\n${results.map(summaryOf).join('\n')}\n\n${seconds(begun)}`);
      say(`${sum('passed')} passed, ${failed} failed`);
      process.exit(failed > 0 ? 1 : 0);
    },
  };
}

const summaryOf = ({ name, passed, failed, skipped }) =>
  `  ${failed + skipped > 0 ? '✗' : '✓'} ${name.padEnd(32)} ${String(passed).padStart(5)} passed ` +
  `${String(failed + skipped).padStart(4)} failed`;
