import { createHash } from 'node:crypto';
import type { OpenDatabase } from '../database/open-database';

/** Clocks and timers of several instances do not agree to the millisecond. */
const TOLERANCE = 0.9;

/**
 * Runs work unless another instance is at it, or started it within the period. The lock is PostgreSQL's own, on
 * a connection of its own: it is free again when the process dies. The embedded database has one instance only.
 * @returns whether it ran
 */
export async function runAlone(
  database: OpenDatabase,
  job: { name: string; seconds: number; now: Date },
  work: () => Promise<void>,
): Promise<boolean> {
  if (database.pool === null) {
    await work();
    return true;
  }
  const client = await database.pool.connect();
  const key = lockKey(job.name);
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [key]);
    if (!rows[0].mine) return false;
    try {
      if (!(await isDue(database, job))) return false;
      await work();
      return true;
    } finally {
      await client.query('select pg_advisory_unlock($1)', [key]);
    }
  } finally {
    client.release();
  }
}

async function isDue({ db }: OpenDatabase, { name, seconds, now }: { name: string; seconds: number; now: Date }) {
  const earlier = new Date(now.getTime() - seconds * 1000 * TOLERANCE);
  const row = await db
    .insertInto('job_runs')
    .values({ name, last_started_at: now })
    .onConflict((oc) =>
      oc.column('name').doUpdateSet({ last_started_at: now }).where('job_runs.last_started_at', '<=', earlier),
    )
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

/** A 32-bit key out of the job's name. */
function lockKey(name: string): number {
  return createHash('sha256').update(`job:${name}`).digest().readInt32BE();
}
