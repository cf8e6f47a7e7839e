import os from 'node:os';
import { sql, type Kysely } from 'kysely';
import type { Fence } from '../database/statement-scope';
import type { Database } from '../database/tables';

/** Timers of several instances differ by milliseconds. */
const TOLERANCE = 0.9;
const HOLDER = `${os.hostname()}:${process.pid}`;

/** A job that several instances can run, one at a time. */
export interface Job {
  name: string;
  /** Pause between two starts, over all instances. */
  seconds: number;
}

/**
 * Takes the lease of a due job without a holder, by the clock of the database. A holder that hangs inside a transaction
 * keeps its row locked; then the job waits until PostgreSQL ends that transaction.
 * @returns the right to run the job, or null
 */
export async function takeLease(db: Kysely<Database>, job: Job, leaseSeconds: number): Promise<Fence | null> {
  const taken =
    (await take(db, job, leaseSeconds)) ?? ((await isNew(db, job)) ? await take(db, job, leaseSeconds) : null);
  return taken === null ? null : { job: job.name, number: taken };
}

async function take(db: Kysely<Database>, { name, seconds }: Job, leaseSeconds: number): Promise<number | null> {
  const { rows } = await sql<{ fence: number }>`
    with free as (
      select name from job_runs
      where name = ${name} and (lease_until is null or lease_until <= clock_timestamp())
        and last_started_at <= clock_timestamp() - ${seconds * TOLERANCE}::float8 * interval '1 second'
      for update skip locked
    )
    update job_runs run set last_started_at = clock_timestamp(), fence = run.fence + 1, holder = ${HOLDER},
      lease_until = clock_timestamp() + ${leaseSeconds}::float8 * interval '1 second'
    from free where run.name = free.name
    returning run.fence`.execute(db);
  return rows[0]?.fence ?? null;
}

/** Registers a job that never ran. */
async function isNew(db: Kysely<Database>, { name }: Job): Promise<boolean> {
  const row = await db
    .insertInto('job_runs')
    .values({ name, last_started_at: new Date(0) })
    .onConflict((oc) => oc.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

/** Extends the lease from now, unless another instance took it over. */
export async function renewLease(db: Kysely<Database>, { job, number }: Fence, leaseSeconds: number): Promise<void> {
  await db
    .updateTable('job_runs')
    .set({ lease_until: sql`clock_timestamp() + ${leaseSeconds}::float8 * interval '1 second'` })
    .where('name', '=', job)
    .where('fence', '=', number)
    .execute();
}

/** Returns the lease, so that the next run need not wait for its expiry. */
export async function returnLease(db: Kysely<Database>, { job, number }: Fence): Promise<void> {
  await db
    .updateTable('job_runs')
    .set({ lease_until: null })
    .where('name', '=', job)
    .where('fence', '=', number)
    .execute();
}
