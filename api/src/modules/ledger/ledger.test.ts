import { sql } from 'kysely';
import { databases } from '../../../test/test-databases';
import { paidOrder, roleClient } from '../../../test/shop/fulfilment';
import { balanceOf } from '../../../test/shop/ledger';
import { withShop } from '../../../test/shop/with-shop';

const HOUR = 3_600;

describe.each(databases)('the books on %s', (database) => {
  const shop = withShop(database, { modules: ['ledger'] });
  const run = () => shop.app.jobs.runNow('check the books');
  const lastResult = async () => {
    const staff = await roleClient(shop, 'staff');
    return (await staff.get('/staff/ledger')).body.data;
  };
  /** Runs SQL that the triggers of the books would refuse, or would answer with entries. */
  const pastTriggers = (tables: string[], statement: string) =>
    shop.db.transaction().execute(async (trx) => {
      for (const table of tables) await sql.raw(`alter table ${table} disable trigger user`).execute(trx);
      await sql.raw(statement).execute(trx);
      for (const table of tables) await sql.raw(`alter table ${table} enable trigger user`).execute(trx);
    });

  it('have no check before the first night', async () => {
    expect(await lastResult()).toEqual({ checked_at: null, problems: [] });
  });

  it('show each part of a payment', async () => {
    const { id } = await paidOrder(shop, { quantity: 2 });
    const order = await shop.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(await balanceOf(shop, id)).toEqual({
      provider: order.amount_kobo,
      products: -600_000,
      delivery: -order.delivery_kobo,
      gas: -order.gas_kobo,
      tax: -order.tax_kobo,
      gateway: -order.gateway_kobo,
    });
  });

  it('refuse entries that do not balance, or have one side', async () => {
    const { id } = await paidOrder(shop);
    const book = (sides: object) =>
      sql`select book(${`test:${Math.random()}`}, ${id}, 'NGN', now(), ${JSON.stringify(sides)}::jsonb)`.execute(
        shop.db,
      );
    await expect(book({ provider: 5, products: -4 })).rejects.toThrow('does not balance');
    await expect(book({ provider: 5 })).rejects.toThrow('does not balance');
    await expect(book({ provider: 5, 'no such account': -5 })).rejects.toThrow('foreign key');
  });

  it.each(['update ledger_entries set key = key', 'delete from ledger_postings', 'truncate ledger_postings'])(
    'change by new entries only: not by %s',
    async (statement) => {
      await paidOrder(shop);
      await expect(sql.raw(statement).execute(shop.db)).rejects.toThrow('by new entries only');
    },
  );

  it('are checked once a day', async () => {
    shop.advance(24 * HOUR);
    await run();
    const first = (await lastResult()).checked_at;
    shop.advance(HOUR);
    await run();
    expect((await lastResult()).checked_at).toBe(first);
    shop.advance(23 * HOUR);
    await run();
    expect(Date.parse((await lastResult()).checked_at)).toBeGreaterThan(Date.parse(first));
  });

  it('report what contradicts them', async () => {
    const { id } = await paidOrder(shop);
    await pastTriggers(
      ['orders'],
      `update orders set status = status, amount_kobo = amount_kobo + 1, gas_kobo = gas_kobo + 1 where id = ${id}`,
    );
    shop.advance(24 * HOUR);
    await run();
    expect((await lastResult()).problems).toEqual(['Paid orders that are not booked as paid: 1']);
  });
});
