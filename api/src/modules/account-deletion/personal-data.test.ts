import { sql } from 'kysely';
import { allTables, accountTables } from '../../../test/account-tables';
import { CANARY_VALUES } from '../../../test/canary-values';
import { Canaries } from '../../../test/plant-canaries';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { DECLARATIONS, PERSONAL_TABLES } from './declarations';

/** Deleted by age alone. */
const BY_AGE = {
  checkout_choices: ['clean up checkout choices', 90],
  cart_lines: ['clean up carts', 365],
  notifications: ['clean up notifications', 365],
  recent_products: ['clean up viewed products', 365],
  payment_webhooks: ['clean up payment events', 365],
  contact_messages: ['clean up contact messages', 730],
  store_inquiries: ['clean up store inquiries', 730],
  abuse_reports: ['clean up abuse reports', 730],
  deletion_reasons: ['clean up removals', 730],
} as const;
const DAY_S = 86_400;

describe.each(databases)('personal data on %s', (database) => {
  // The jobs of the outbox exist only with a carrier.
  const api = withApi({ database, contents: 'seeded', env: { SMTP_URL: 'smtp://localhost:2525' } });

  it('has one declaration for every table of the database', async () => {
    const declared = DECLARATIONS.flatMap(({ tables }) => Object.keys(tables)).sort();
    expect(declared).toEqual((await allTables(api.db)).sort());
  });

  it('is declared for every table that refers to an account', async () => {
    const tables = await accountTables(api.db);
    expect(tables).toEqual(expect.arrayContaining(['addresses', 'orders']));
    expect(tables.filter((table) => !PERSONAL_TABLES.has(table))).toEqual([]);
  });

  it('has a job for each period, and the job exists', () => {
    const jobs = [...api.app.jobs.names(), ...(database === 'pglite' ? ['clean up rate limits'] : [])];
    for (const [table, { kept, job }] of PERSONAL_TABLES) {
      if (job !== null) expect([table, jobs]).toEqual([table, expect.arrayContaining([job])]);
      if (/\d+ (second|minute|hour|day)/.test(kept)) expect([table, job]).toEqual([table, expect.any(String)]);
    }
  });

  it('is deleted after its period, and not before', async () => {
    const ada = await api.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'ada@example.com')
      .executeTakeFirstOrThrow();
    await sql`insert into payment_webhooks (reference, event, payload, received_at)
      values ('NKM-1', 'charge.success', '{}', now())`.execute(api.db);
    await sql`insert into deletion_reasons (reason, platform, deleted_on) values ('Moving', 'Web', now())`.execute(
      api.db,
    );
    const tables = Object.keys(BY_AGE).filter((table) => !/webhooks|reasons/.test(table));
    await new Canaries(api.db, ada.id, CANARY_VALUES).addRows(tables);
    let day = 0;
    for (const [table, [job, days]] of Object.entries(BY_AGE)) {
      await sql`update ${sql.table(table)} set ${sql.ref(SINCE[table] ?? 'created_at')} = now()`.execute(api.db);
      api.advance((days - day - 1) * DAY_S);
      await api.app.jobs.runNow(job);
      expect([table, await countOf(table)]).not.toEqual([table, 0]);
      api.advance(2 * DAY_S);
      await api.app.jobs.runNow(job);
      expect([table, await countOf(table)]).toEqual([table, 0]);
      day = days + 1;
    }
  });

  async function countOf(table: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}`.execute(
      api.db,
    );
    return rows[0]!.count;
  }
});

const SINCE: Record<string, string> = {
  checkout_choices: 'chosen_at',
  recent_products: 'viewed_at',
  payment_webhooks: 'received_at',
  deletion_reasons: 'deleted_on',
};
