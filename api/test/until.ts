import { setTimeout as sleep } from 'node:timers/promises';

/** A busy machine is slow. The wait ends before the limit of a test, so that the message names what is missing. */
const LONGEST_MS = 50_000;
const LOOK_MS = 10;

/** Waits until the condition holds. */
export async function until(what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + LONGEST_MS;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`${what}: not within ${LONGEST_MS / 1000} s`);
    await sleep(LOOK_MS);
  }
}
