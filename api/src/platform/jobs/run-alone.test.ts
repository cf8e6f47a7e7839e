import { AsyncResource } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openTestDatabase } from '../../../test/test-databases';
import { until } from '../../../test/until';
import type { OpenDatabase } from '../database/database';
import { LeaseLostError } from '../database/statement-scope';
import { runAlone } from './run-alone';

describe('a job of several instances', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase('postgres', 'bare');
  });
  afterAll(() => database.close());

  const nothing = async () => undefined;
  const later = (name: string, seconds: number) =>
    sql`
    update job_runs set last_started_at = last_started_at - ${seconds}::float8 * interval '1 second',
      lease_until = lease_until - ${seconds}::float8 * interval '1 second' where name = ${name}`.execute(database.db);
  const write = (name: string) => database.db.insertInto('meta').values({ name, value: '' }).execute();
  const written = async (name: string) =>
    (await database.db.selectFrom('meta').select('name').where('name', '=', name).execute()).length === 1;

  it('runs on one instance at a time', async () => {
    let atOnce = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++atOnce);
      await sleep(50);
      atOnce -= 1;
    };
    const ran = await Promise.all([1, 2, 3, 4].map(() => runAlone(database, { name: 'together', seconds: 5 }, work)));
    expect([most, ran.filter(Boolean).length]).toEqual([1, 1]);
  });

  it('runs once in each period, by the clock of the database', async () => {
    const job = { name: 'periodic', seconds: 30 };
    expect(await runAlone(database, job, nothing)).toBe(true);
    expect(await runAlone(database, job, nothing)).toBe(false);
    await later('periodic', 26);
    expect(await runAlone(database, job, nothing)).toBe(false);
    await later('periodic', 3);
    expect(await runAlone(database, job, nothing)).toBe(true);
  });

  it('is free again after a failed run, and does not block another job', async () => {
    const failing = () => Promise.reject(new Error('broken'));
    const job = { name: 'failing', seconds: 0 };
    await expect(runAlone(database, job, failing)).rejects.toThrow('broken');
    expect(await runAlone(database, job, nothing)).toBe(true);
    const outer = await runAlone(database, { name: 'outer', seconds: 1 }, async () => {
      expect(await runAlone(database, { name: 'inner', seconds: 1 }, nothing)).toBe(true);
    });
    expect(outer).toBe(true);
  });

  it('holds no connection while it runs', async () => {
    await runAlone(database, { name: 'patient', seconds: 0 }, async () => {
      expect(database.pool!.totalCount - database.pool!.idleCount).toBe(0);
    });
  });

  it('renews its lease while it works, beyond the end of the first one', async () => {
    const leaseSeconds = 0.5;
    const endOfLease = async () => {
      const rows = await sql<{ lease_until: Date }>`select lease_until from job_runs where name = 'long'`.execute(
        database.db,
      );
      return rows.rows[0]!.lease_until.getTime();
    };
    const work = async () => {
      const first = await endOfLease();
      await until('a lease from after the first one', async () => (await endOfLease()) > first + leaseSeconds * 1000);
    };
    expect(await runAlone(database, { name: 'long', seconds: 0 }, work, { leaseSeconds })).toBe(true);
  });

  it('is taken over from an instance that died', async () => {
    const job = { name: 'orphan', seconds: 0 };
    await runAlone(database, job, nothing);
    await sql`update job_runs set lease_until = clock_timestamp() + interval '20 seconds'
      where name = 'orphan'`.execute(database.db);
    expect(await runAlone(database, job, nothing)).toBe(false);
    await later('orphan', 21);
    expect(await runAlone(database, job, nothing)).toBe(true);
  });

  it('writes nothing more after another instance took over during a pause', async () => {
    const job = { name: 'paused', seconds: 0 };
    const paused = runAlone(database, job, async () => {
      await write('before the pause');
      await later('paused', 60);
      expect(await runAlone(database, job, nothing)).toBe(true);
      await expect(database.db.transaction().execute(nothing)).rejects.toThrow(LeaseLostError);
      await write('after the pause');
    });
    await expect(paused).rejects.toThrow(LeaseLostError);
    expect([await written('before the pause'), await written('after the pause')]).toEqual([true, false]);
  });

  it('is not taken over while a transaction of its holder runs', async () => {
    const job = { name: 'in the middle', seconds: 0 };
    await runAlone(database, job, () =>
      database.db.transaction().execute(async (trx) => {
        await trx.selectFrom('meta').select('name').execute();
        await inAnotherInstance(() => later('in the middle', 60));
        expect(await inAnotherInstance(() => runAlone(database, job, nothing))).toBe(false);
      }),
    );
  });
});

/** Runs outside the transaction in which it is called. */
const outside = AsyncResource.bind((work: () => void) => work());
function inAnotherInstance<T>(work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => outside(() => void work().then(resolve, reject)));
}
