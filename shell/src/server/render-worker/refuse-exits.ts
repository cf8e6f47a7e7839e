/** Functions that end the process. Slice code that calls one gets an error, whose stack names the version. */
const EXITS = ['exit', 'reallyExit', 'abort', 'kill'] as const;

/**
 * Makes every function that ends the process throw.
 * @returns a function that ends the process at once
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
