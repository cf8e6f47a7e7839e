/** Says what is under way and how long each step took. */
export function createProgress(out = process.stdout) {
  const begun = performance.now();
  const seconds = (since = begun) => ((performance.now() - since) / 1000).toFixed(1);
  return {
    seconds: () => seconds(),
    detail: (line) => out.write(`    ${line}\n`),
    /** Runs a step; its result, if it is a word, is said beside its time. */
    async step(name, run) {
      const since = performance.now();
      out.write(`  … ${name}\n`);
      const result = await run();
      out.write(`  ✓ ${name} (${typeof result === 'string' ? `${result}, ` : ''}${seconds(since)} s)\n`);
      return result;
    },
  };
}
