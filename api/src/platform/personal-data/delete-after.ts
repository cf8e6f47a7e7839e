import { sql } from 'kysely';
import type { App } from '../app';
import type { Database } from '../database/tables';

const EVERY_S = 6 * 3600;
const DAY_MS = 86_400_000;
/** Rows in one statement, so that it holds few locks. */
const BATCH = 5000;

interface Retention {
  job: string;
  table: keyof Database;
  /** The column with the time from which the days count. */
  since: string;
  days: number;
}

/** Registers a job that deletes the rows of a table some days after their date. */
export function deleteAfter({ jobs, db, clock }: App, { job, table, since, days }: Retention): void {
  jobs.every(job, EVERY_S, async () => {
    const before = new Date(clock().getTime() - days * DAY_MS);
    for (;;) {
      const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ctid = any (array(
        select ctid from ${sql.table(table)} where ${sql.ref(since)} <= ${before} limit ${sql.lit(BATCH)}))`.execute(
        db,
      );
      if (Number(numAffectedRows ?? 0) < BATCH) return;
    }
  });
}
