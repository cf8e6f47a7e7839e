import { AsyncResource } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openTestDatabase } from '../../../test/test-databases';
import { isConnectionLost } from './connection-lost';
import type { OpenDatabase } from './database';
import { openPostgres } from './open-postgres';
import { inScope } from './statement-scope';

describe.each(['none', 'transaction'] as const)('a PostgreSQL connection, pooler %s', (pooler) => {
  let owner: OpenDatabase;
  let database: OpenDatabase;
  beforeAll(async () => {
    owner = await openTestDatabase('postgres', 'bare');
    database = await openPostgres(owner.pool!.options.connectionString!, { poolSize: 1, pooler });
  });
  afterAll(async () => {
    await database.close();
    await owner.close();
  });

  /** Terminates the backend that runs a statement with this text. */
  const killDuring = async (text: string) => {
    for (let attempt = 0; attempt < 200; attempt++) {
      const { rows } = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where query like ${`%${text}%`} and state = 'active' and pid <> pg_backend_pid()`.execute(owner.db);
      if (rows.length > 0) return;
      await sleep(20);
    }
    throw new Error(`No statement with ${text} ran.`);
  };
  const lost = async (work: Promise<unknown>) => isConnectionLost(await work.catch((error: unknown) => error));
  const count = async () => (await owner.db.selectFrom('meta').select('name').execute()).length;

  it('repeats a read once on another connection', async () => {
    const read = sql<{ one: number }>`select 1 as one, pg_sleep(1) as kill_a_read`.execute(database.db);
    await killDuring('kill_a_read');
    expect((await read).rows[0]!.one).toBe(1);
  });

  it('does not repeat a write', async () => {
    const before = await count();
    const write = sql`insert into meta select 'kill_a_write', '' from pg_sleep(1)`.execute(database.db);
    await Promise.all([killDuring('kill_a_write'), expect(lost(write)).resolves.toBe(true)]);
    expect(await count()).toBe(before);
  });

  it('does not repeat a function that writes', async () => {
    await sql`create sequence kills`.execute(owner.db);
    const write = sql`select nextval('kills'), pg_sleep(1) as kill_a_function`.execute(database.db);
    await Promise.all([killDuring('kill_a_function'), expect(lost(write)).resolves.toBe(true)]);
    expect((await sql`select last_value from kills`.execute(owner.db)).rows).toEqual([{ last_value: 1 }]);
  });

  it('rolls back a transaction that breaks between or during its statements, and works again at once', async () => {
    const before = await count();
    for (const pause of [sql`select pg_sleep(1) as kill_in_transaction`, null]) {
      const work = database.db.transaction().execute(async (trx) => {
        await sql`insert into meta values ('in a transaction', '') /* kill_idle */`.execute(trx);
        if (pause) await pause.execute(trx);
        else await outside(killIdle);
        await trx.selectFrom('meta').select('name').execute();
      });
      await Promise.all([pause && killDuring('kill_in_transaction'), expect(lost(work)).resolves.toBe(true)]);
      expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
    }
    expect(await count()).toBe(before);
  });
  /** Runs outside the transaction, whose guard refuses another client. */
  const outside = AsyncResource.bind((work: () => Promise<void>) => work());
  const killIdle = async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query like '%kill_idle%' and state = 'idle in transaction'`.execute(owner.db);
  };

  it('has limits for statements and for idle transactions', async () => {
    const limits = async () => {
      const { rows } = await sql`select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle, current_setting('jit') as jit`.execute(
        database.db,
      );
      return rows[0];
    };
    expect(await limits()).toEqual({ statement: '15s', idle: '1min', jit: 'off' });
    expect(await inScope({ unlimited: true }, limits)).toMatchObject({ statement: '0' });
    expect(await limits()).toMatchObject({ statement: '15s' });
  });
});
