import type { OpenDatabase } from '../database/database';
import { inScope } from '../database/statement-scope';
import { renewLease, returnLease, takeLease, type Job } from './lease';

/** How long the job of a dead instance waits for another one. */
const LEASE_S = 30;

export interface LeaseOptions {
  /** Length of a lease in seconds; it is renewed three times within. */
  leaseSeconds?: number;
  /** Called when a lease can be neither renewed nor returned; it then expires. */
  warn?: (error: unknown) => void;
}

/**
 * Runs work unless another instance is running it, or started it within the period. Holds no connection in between.
 * When this process pauses so long that another instance takes over, its further statements throw a LeaseLostError. The
 * embedded database has only one instance.
 * @returns whether it ran
 */
export async function runAlone(
  { kind, db }: Pick<OpenDatabase, 'kind' | 'db'>,
  job: Job,
  work: () => Promise<void>,
  { leaseSeconds = LEASE_S, warn = () => undefined }: LeaseOptions = {},
): Promise<boolean> {
  if (kind === 'pglite') {
    await work();
    return true;
  }
  const fence = await takeLease(db, job, leaseSeconds);
  if (fence === null) return false;
  const renewing = setInterval(() => void renewLease(db, fence, leaseSeconds).catch(warn), (leaseSeconds * 1000) / 3);
  try {
    await inScope({ fence }, work);
    return true;
  } finally {
    clearInterval(renewing);
    await returnLease(db, fence).catch(warn);
  }
}
