/** Prints each step and its duration. */
export function createProgress(out = process.stdout) {
  const begun = performance.now();
  const seconds = (since = begun) => ((performance.now() - since) / 1000).toFixed(1);
  return {
    seconds: () => seconds(),
    detail: (line) => out.write(`    ${line}\n`),
    /** Runs a step and prints its duration, together with its result if that is a string. */
    async step(name, run) {
      const since = performance.now();
      out.write(`  … ${name}\n`);
      const result = await run();
      out.write(`  ✓ ${name} (${typeof result === 'string' ? `${result}, ` : ''}${seconds(since)} s)\n`);
      return result;
    },
  };
}
