import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import { PasswordQueue } from './password-queue';

/** argon2id (the package's default kind), 19 MiB, two passes, one lane. */
const COST: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const MOST_WAITING = 64;

const queue = new PasswordQueue(availableParallelism(), MOST_WAITING);
/** What an unknown email is checked against, so that the answer takes as long as for a known one. */
let decoy: Promise<string> | undefined;

/** The hash to store for a password. Throws 503 when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(password, COST));
}

/** Whether the password belongs to the hash; null (no such account) takes the same time and is always false. */
export async function passwordFits(password: string, stored: string | null): Promise<boolean> {
  decoy ??= hash('nobody has this password', COST);
  const against = stored ?? (await decoy);
  const fits = await queue.run(() => verify(against, password));
  return fits && stored !== null;
}
