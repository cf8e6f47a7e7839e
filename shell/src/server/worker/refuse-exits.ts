/** Ways out of the process. Code of a slice that takes one gets an error instead, whose stack names the version. */
const EXITS = ['exit', 'reallyExit', 'abort', 'kill'] as const;

/**
 * Makes every way out of the process throw.
 * @returns ends the process for real, at once
 */
export function refuseExits(): () => void {
  const kill = process.kill.bind(process);
  for (const name of EXITS) {
    const refuse = () => {
      throw new Error(`A slice called process.${name}()`);
    };
    Object.defineProperty(process, name, { value: refuse, configurable: false, writable: false });
  }
  return () => void kill(process.pid, 'SIGKILL');
}
