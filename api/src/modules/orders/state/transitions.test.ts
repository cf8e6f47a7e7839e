import { INVOICE_TRANSITIONS, ORDER_STATUSES, ORDER_TRANSITIONS } from '@nkm/contracts';
import { sql } from 'kysely';
import { parcelOf } from '../../../../test/shop/deliveries';
import { withShop } from '../../../../test/shop/with-shop';
import { databases } from '../../../../test/test-databases';

/** Tries every move of an invoice and takes it back; without triggers it gets the status from which it moves. */
const MOVES_OF_INVOICES = `create function pg_temp.moves_of_invoice(invoice bigint, statuses text[], paid boolean)
  returns setof text language plpgsql as $$
declare
  before text;
  after text;
begin
  foreach before in array statuses loop foreach after in array statuses loop
    continue when before = after;
    begin
      perform set_config('session_replication_role', 'replica', true);
      update orders set status = case when paid then 'Paid' else 'Confirmed' end,
        payment_method = case when paid then 'card' else 'cash_on_delivery' end
        where id = (select order_id from invoices where id = invoice);
      update invoices set status = before where id = invoice;
      perform set_config('session_replication_role', 'origin', true);
      update invoices set status = after where id = invoice;
      raise exception using errcode = 'ZZ001';
    exception
      when sqlstate 'ZZ001' then return next before || ' > ' || after;
      when check_violation then
        if sqlerrm not like 'An invoice that is % cannot become %' then raise; end if;
    end;
  end loop; end loop;
end $$`;

/** Tries every move of an order whose cash is collected, and takes it back. */
const MOVES_OF_ORDERS = `create function pg_temp.moves_of_order(moved bigint, statuses text[])
  returns setof text language plpgsql as $$
declare
  before text;
  after text;
begin
  foreach before in array statuses loop foreach after in array statuses loop
    continue when before = after;
    begin
      perform set_config('session_replication_role', 'replica', true);
      insert into cash_collections (invoice_id, order_id, amount_kobo, role_token_id, collected_at)
        select id, order_id, 0, 0, now() from invoices where order_id = moved;
      perform pg_temp.set_order(moved, before);
      perform set_config('session_replication_role', 'origin', true);
      perform pg_temp.set_order(moved, after);
      raise exception using errcode = 'ZZ001';
    exception
      when sqlstate 'ZZ001' then return next before || ' > ' || after;
      when check_violation then
        if sqlerrm not like 'An order that is % cannot become %' then raise; end if;
    end;
  end loop; end loop;
end $$`;

/** Sets the columns that an order in this status has. */
const SET_ORDER = `create function pg_temp.set_order(moved bigint, wanted text) returns void language sql as $$
  update orders set status = wanted, stock_held = wanted <> 'Cancelled', hold_slot = null,
    paid_at = case wanted when 'Paid' then now() end,
    cancelled_at = case wanted when 'Cancelled' then now() end,
    cancel_reason = case wanted when 'Cancelled' then 'shopper' end,
    payment_method = case wanted when 'Uncompleted' then 'card' else 'cash_on_delivery' end
  where id = moved $$`;

/** `from > to` of each transition of a table. */
const movesIn = (transitions: Readonly<Record<string, object>>) =>
  Object.entries(transitions)
    .flatMap(([from, after]) => Object.keys(after).map((to) => `${from} > ${to}`))
    .sort();

describe.each(databases)('the state machine of %s', (database) => {
  const shop = withShop(database);

  it('lets an invoice make the transitions of INVOICE_TRANSITIONS, paid or in cash, and no other', async () => {
    const { invoiceId } = await parcelOf(shop);
    const found = await shop.db.transaction().execute(async (trx) => {
      await sql.raw(MOVES_OF_INVOICES).execute(trx);
      const { rows } = await sql<{ move: string }>`select distinct move from (values (true), (false)) kind (paid),
        lateral pg_temp.moves_of_invoice(${invoiceId}, ${[...ORDER_STATUSES]}::text[], paid) move`.execute(trx);
      return rows.map(({ move }) => move).sort();
    });
    expect(found).toEqual(movesIn(INVOICE_TRANSITIONS));
  });

  it('lets an order make the transitions of ORDER_TRANSITIONS and no other', async () => {
    const { orderId } = await parcelOf(shop);
    const found = await shop.db.transaction().execute(async (trx) => {
      await sql.raw(SET_ORDER).execute(trx);
      await sql.raw(MOVES_OF_ORDERS).execute(trx);
      const statuses = Object.keys(ORDER_TRANSITIONS);
      const { rows } = await sql<{ move: string }>`
        select move from pg_temp.moves_of_order(${orderId}, ${statuses}::text[]) move`.execute(trx);
      return rows.map(({ move }) => move).sort();
    });
    expect(found).toEqual(movesIn(ORDER_TRANSITIONS));
  });
});
