import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { API_DIR, databases, openTestDatabase } from '../../../test/test-databases';
import type { OpenDatabase } from '../../platform/database/database';
import './tables';

const MIGRATION = path.join(API_DIR, 'migrations', '0113_reduce_webhooks.sql');
/** More than one batch. */
const HOOKS = 10_001;

describe.each(databases)('webhooks that an older release stored on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind, 'bare');
  });
  afterAll(() => database.close());

  it('lose the shopper and the card in a migration, and keep reference, event, amount, currency, status and time', async () => {
    const told = { amount: 315_000, currency: 'NGN', status: 'success', paid_at: '2026-11-26T10:00:00.000Z' };
    const authorization = { authorization_code: 'AUTH_4081', bin: '408408', last4: '4081', reusable: true };
    const data = { ...told, reference: 'A-1', customer: { email: 'ada@example.com' }, authorization, fees: null };
    await database.session((session) =>
      session.query(
        `insert into payment_webhooks (reference, event, payload, received_at, processed_at)
         select 'A-' || n, 'charge.success', $1::jsonb, now(), now() from generate_series(1, ${HOOKS}) n`,
        [JSON.stringify({ event: 'charge.success', data })],
      ),
    );
    const insert = (event: string, payload: object) =>
      database.db
        .insertInto('payment_webhooks')
        .values({
          reference: 'B',
          event,
          payload: JSON.stringify(payload),
          received_at: new Date(),
          processed_at: null,
        })
        .execute();
    await insert('refund.processed', {});
    await insert('charge.success', { event: 'charge.success', data: [{ authorization }] });

    const sql = await readFile(MIGRATION, 'utf8');
    await database.session((session) => session.script(sql));
    const rows = await database.db.selectFrom('payment_webhooks').selectAll().execute();
    expect(rows).toHaveLength(HOOKS + 2);
    const kept = new Set(
      rows.map(({ event, payload }) => JSON.stringify([event, Object.entries(payload as object).sort()])),
    );
    expect([...kept].sort()).toEqual(
      [
        JSON.stringify(['charge.success', []]),
        JSON.stringify(['charge.success', Object.entries(told).sort()]),
        JSON.stringify(['refund.processed', []]),
      ].sort(),
    );
  });
});
