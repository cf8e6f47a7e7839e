import { sql } from 'kysely';
import { openTestDatabase } from '../../../test/test-databases';
import type { OpenDatabase } from './database';
import { PREPARED } from './prepared';

describe('a prepared statement', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase('postgres', 'empty');
  });
  afterAll(() => database.close());

  it('is planned once for each connection; other statements are planned each time', async () => {
    await database.db.connection().execute(async (db) => {
      const twice = async (number: number) =>
        (await sql<{ twice: number }>`${PREPARED} select 2 * ${number}::integer as twice`.execute(db)).rows[0]!.twice;
      expect([await twice(3), await twice(21)]).toEqual([6, 42]);
      await sql`select 1`.execute(db);
      const { rows } = await sql<{ statement: string; uses: number }>`
        select statement, (generic_plans + custom_plans)::integer as uses from pg_prepared_statements`.execute(db);
      expect(rows).toEqual([{ statement: expect.stringContaining('select 2 * $1'), uses: 2 }]);
    });
  });
});
