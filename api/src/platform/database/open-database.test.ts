import { sql } from 'kysely';
import { databases, openTestDatabase } from '../../../test/test-databases';
import { openDatabase } from './open-database';
import { type OpenDatabase } from './database';
import { OutsideTransactionError } from './transaction-guard';

describe.each(databases)('the database client on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind, 'bare');
  });
  afterAll(() => database.close());

  const mark = (name: string) => ({ name, value: '1' });
  const marks = async () => (await database.db.selectFrom('meta').select('name').execute()).map((row) => row.name);

  it('reads whole numbers, counts, sums, days and JSON the same', async () => {
    const { rows } = await sql`
      select 9007199254740991::bigint as big, count(*) as count, sum(5::bigint) as sum,
        date '2026-02-28' as day, '{"a": [1]}'::jsonb as json from (values (1), (2)) v(x)`.execute(database.db);
    expect(rows).toEqual([{ big: 9007199254740991, count: 2, sum: 10, day: '2026-02-28', json: { a: [1] } }]);
  });

  it('fails instead of losing precision', async () => {
    await expect(sql`select 9007199254740993::bigint as big`.execute(database.db)).rejects.toThrow('Too large');
  });

  it('refuses the outer client inside a transaction instead of hanging, and rolls back', async () => {
    const work = database.db.transaction().execute(async (trx) => {
      await trx.insertInto('meta').values(mark('undone')).execute();
      await database.db.insertInto('meta').values(mark('outside')).execute();
    });
    await expect(work).rejects.toThrow(OutsideTransactionError);
    expect(await marks()).not.toContain('undone');
  });

  it('refuses it too in a transaction with an isolation level', async () => {
    const work = database.db
      .transaction()
      .setIsolationLevel('serializable')
      .execute(() => database.db.selectFrom('meta').select('name').execute());
    await expect(work).rejects.toThrow(OutsideTransactionError);
  });
});

it('reports a broken DATABASE_URL in one line without the password', async () => {
  const settings = { databaseUrl: 'postgres://nkm:hunter2@127.0.0.1:1/nkm', dataDir: '', databasePoolSize: 1 };
  const failure = await openDatabase(settings).then(
    () => 'opened',
    (error: Error) => error.message,
  );
  expect(failure).toMatch(/^Cannot reach the database of DATABASE_URL \(127\.0\.0\.1:1\/nkm\): .*ECONNREFUSED/);
  expect(failure).not.toMatch(/hunter2|\n/);
});
