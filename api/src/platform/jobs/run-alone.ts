import type { OpenDatabase } from '../database/open-database';
import { inScope } from '../database/statement-scope';
import { renewLease, returnLease, takeLease, type Job } from './lease';

/** How long the job of an instance that died waits for another one. */
const LEASE_S = 30;

export interface LeaseOptions {
  /** Seconds that a lease lasts unless it is renewed; it is renewed three times within. */
  leaseSeconds?: number;
  /** Told when a lease can be neither renewed nor returned: it then ends by itself. */
  warn?: (error: unknown) => void;
}

/**
 * Runs work unless another instance is at it, or started it within the period. No connection is held meanwhile. When
 * this process pauses for so long that another instance takes over, its further statements throw a LeaseLostError. The
 * embedded database has one instance only.
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
