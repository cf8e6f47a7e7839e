import { sql } from 'kysely';
import type { TestShop } from '../shop/with-shop';
import type {
  Seen,
  SeenAttempt,
  SeenInvoice,
  SeenLine,
  SeenOrder,
  SeenPickup,
  SeenRefund,
  SeenReturn,
  SeenTransition,
} from './seen';

/** Reads the tables with plain statements, because the code under test must not judge itself. */
export async function readLife(
  shop: TestShop,
  shoppers: readonly number[],
  products: readonly number[],
): Promise<Seen> {
  const { db } = shop;
  const rows = async <T>(statement: ReturnType<typeof sql<T>>) => (await statement.execute(db)).rows;
  const mine = sql`(select id from orders where user_id = any(${[...shoppers]}::bigint[]))`;
  const myInvoices = sql`(select id from invoices where order_id in ${mine})`;
  const [
    orders,
    invoices,
    lines,
    transitions,
    cancellations,
    returns,
    returnTransitions,
    refunds,
    attempts,
    coins,
    reversals,
    collections,
    pickups,
    balances,
    stock,
  ] = await Promise.all([
    rows(sql<SeenOrder>`select * from orders where id in ${mine} order by id`),
    rows(sql<SeenInvoice>`select i.*, o.user_id from invoices i join orders o on o.id = i.order_id
      where o.id in ${mine} order by i.id`),
    rows(sql<SeenLine>`select * from invoice_lines where invoice_id in ${myInvoices} order by id`),
    rows(sql<SeenTransition>`select invoice_id as of, from_status, to_status, actor, happened_at
      from invoice_transitions where invoice_id in ${myInvoices} order by id`),
    rows(sql<Seen['cancellations'][number]>`select id, line_id, status from cancellations
      where line_id in (select id from invoice_lines where invoice_id in ${myInvoices}) order by id`),
    rows(sql<SeenReturn>`select r.id, r.reference, r.invoice_id, r.status, r.seller_at_fault,
        (select json_agg(l) from return_lines l where l.return_id = r.id) as lines,
        (select to_json(d) from return_drop_offs d where d.return_id = r.id) as drop_off
      from returns r where r.invoice_id in ${myInvoices} order by r.id`),
    rows(sql<SeenTransition>`select return_id as of, from_status, to_status, actor, happened_at
      from return_transitions where return_id in (select id from returns where invoice_id in ${myInvoices})
      order by id`),
    rows(sql<SeenRefund>`select r.*, coalesce(
        (select json_agg(l) from refund_lines l where l.refund_id = r.id), '[]') as lines
      from refunds r where r.order_id in ${mine} order by r.id`),
    rows(sql<SeenAttempt>`select a.*, p.attempt_id is not null as by_payer
      from payment_attempts a left join payment_payers p on p.attempt_id = a.id
      where a.order_id in ${mine} order by a.id`),
    rows(sql<Seen['coins'][number]>`select a.user_id, t.key, t.amount, t.to_account = a.id as earned
      from coin_accounts a join coin_transfers t on a.id in (t.to_account, t.from_account)
      where a.user_id = any(${[...shoppers]}::bigint[])`),
    rows(sql<Seen['reversals'][number]>`select key, taken, waived from coin_reversals
      where user_id = any(${[...shoppers]}::bigint[])`),
    rows(sql<Seen['collections'][number]>`select invoice_id, order_id, amount_kobo from cash_collections
      where order_id in ${mine}`),
    rows(sql<SeenPickup>`select * from pickups where invoice_id in ${myInvoices} order by tracking_code`),
    rows(sql<Seen['balances'][number]>`
      select e.order_id, p.account, sum(p.amount_kobo)::bigint as balance
      from ledger_entries e join ledger_postings p on p.entry_id = e.id
      where e.order_id in ${mine} group by e.order_id, p.account`),
    rows(sql<Seen['stock'][number]>`select id, stock from products
      where id = any(${[...products]}::bigint[]) order by id`),
  ]);
  return {
    now: shop.app.clock(),
    orders,
    invoices,
    lines,
    transitions,
    cancellations,
    returns,
    returnTransitions,
    refunds,
    attempts,
    coins,
    reversals,
    collections,
    pickups,
    balances,
    stock,
  };
}
