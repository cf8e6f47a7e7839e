import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import { PasswordQueue } from './password-queue';

/** argon2id (the package's default kind), 19 MiB, two passes, one lane. */
const COST: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
/** On two cores the last one waits about five seconds, which is better for a shopper than an error. */
const MOST_WAITING = 250;

const queue = new PasswordQueue(availableParallelism(), MOST_WAITING);
/** Checked for an unknown email, so that the response takes as long as for a known one. */
let decoy: Promise<string> | undefined;

/** @throws 503 when the password queue is full */
export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(password, COST));
}

/** Whether the password matches the hash. Null (no such account) takes the same time and is always false. */
export async function passwordFits(password: string, stored: string | null): Promise<boolean> {
  decoy ??= hash('nobody has this password', COST);
  const against = stored ?? (await decoy);
  const fits = await queue.run(() => verify(against, password));
  return fits && stored !== null;
}
