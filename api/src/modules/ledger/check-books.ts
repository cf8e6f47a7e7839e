import { statusesWith } from '@nkm/contracts';
import { type Collector, methodsOf } from '@nkm/contracts/payment-methods';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { COIN_VALUE_KOBO } from '../coins/public';
import type {} from '../orders/public';
import type {} from '../payments/public';
import './tables';

/** An order `o` whose money this collector takes. */
const isPaidTo = (collector: Collector) => sql`o.payment_method = any(${methodsOf(collector)}::text[])`;

/** The shopper has or had the items. */
const HANDED_OVER = statusesWith(({ place }) => ['shopper', 'returning', 'returned'].includes(place));

/** Each query finds the rows that contradict one rule. */
const RULES: Record<string, ReturnType<typeof sql<{ n: number }>>> = {
  'Entries that do not balance': sql`select count(*)::integer as n from (
    select from ledger_postings group by entry_id, currency having sum(amount_kobo) <> 0) x`,
  'Paid orders that are not booked as paid': sql`select count(*)::integer as n from orders o
    where o.status = 'Paid' and o.amount_kobo > 0 and not ${isPaidTo('courier')} and not exists (
      select from ledger_entries e join ledger_postings p on p.entry_id = e.id
      where e.key = 'payment:' || o.id
        and p.account = case when ${isPaidTo('coins')} then 'coins' else 'provider' end
        and p.amount_kobo = o.amount_kobo)`,
  'Parcels paid in cash that are not booked': sql`select count(*)::integer as n from cash_collections c
    where c.amount_kobo > 0 and not exists (
      select from ledger_entries e join ledger_postings p on p.entry_id = e.id
      where e.key = 'collection:' || c.invoice_id and p.account = 'cash' and p.amount_kobo = c.amount_kobo)`,
  'Parcels that were delivered without their cash': sql`select count(*)::integer as n
    from invoices i join orders o on o.id = i.order_id
    where ${isPaidTo('courier')} and o.amount_kobo > 0
      and i.status = any(${HANDED_OVER}::text[])
      and not exists (select from cash_collections c where c.invoice_id = i.id)`,
  'Orders in cash whose payment differs from that of their parcels': sql`select count(*)::integer as n from orders o
    where ${isPaidTo('courier')} and o.amount_kobo > 0
      and (o.status = 'Paid') <> (
        exists (select from cash_collections c where c.order_id = o.id)
        and not exists (select from invoices i where i.order_id = o.id and i.status <> 'Cancelled'
          and not exists (select from cash_collections c where c.invoice_id = i.id)))`,
  'Payments in cash that differ from the money of their parcels': sql`select count(*)::integer as n from (
    select from cash_collections c join payment_attempts a on a.order_id = c.order_id and a.status = 'succeeded'
    group by a.id having sum(c.amount_kobo) <> a.amount_kobo) x`,
  'Refunds of cash that went through the provider': sql`select count(*)::integer as n
    from refunds r join orders o on o.id = r.order_id
    where ${isPaidTo('courier')} and r.invoice_id is not null and r.amount_kobo > 0 and r.method <> 'bank transfer'`,
  'Refunds that are not booked as due': sql`select count(*)::integer as n from refunds r
    where r.amount_kobo > 0 and not exists (
      select from ledger_entries e join ledger_postings p on p.entry_id = e.id
      where e.key = 'refund due:' || r.id and p.account = 'refunds due' and p.amount_kobo = -r.amount_kobo)`,
  'Refunds that are paid or booked as paid, but not both': sql`select count(*)::integer as n from refunds r
    where r.amount_kobo > 0 and (r.status = 'paid') <> exists (
      select from ledger_entries e join ledger_postings p on p.entry_id = e.id
      where e.key = 'refund paid:' || r.id and p.account = 'refunds due' and p.amount_kobo = r.amount_kobo)`,
  'Payments with refunds beyond their amount': sql`select count(*)::integer as n from (
    select from refunds r join payment_attempts a on a.id = r.attempt_id where r.invoice_id is not null
    group by a.id having sum(r.amount_kobo) > a.amount_kobo) x`,
  'Orders paid with coins whose coins are not spent': sql`select count(*)::integer as n from orders o
    where ${isPaidTo('coins')} and o.status = 'Paid' and o.amount_kobo > 0 and not exists (
      select from coin_transfers t join coin_accounts a on a.id = t.to_account
      where t.key like 'end of order:%' and split_part(t.key, ':', 2) = o.id::text and a.code = 'spent'
        and t.amount = (o.amount_kobo + ${COIN_VALUE_KOBO - 1}) / ${COIN_VALUE_KOBO})`,
  'Orders that ended, or are paid another way, and still hold coins': sql`select count(*)::integer as n from orders o
    join coin_transfers t on t.key like 'order:%' and split_part(t.key, ':', 2) = o.id::text
    where (o.status <> 'Uncompleted' or not ${isPaidTo('coins')}) and not exists (
      select from coin_transfers e where e.key = 'end of ' || t.key)`,
  'Refunds in coins that differ from their transfers': sql`select count(*)::integer as n from refunds r
    where r.coins > 0 and not exists (
      select from coin_transfers t where t.key = 'refund:' || r.id and t.amount = r.coins)`,
  'Balances of coins that differ from their transfers': sql`select count(*)::integer as n from coin_accounts a
    where a.balance is not null and a.balance <> (
      select coalesce(sum(case when t.to_account = a.id then t.amount else -t.amount end), 0)
      from coin_transfers t where a.id in (t.to_account, t.from_account))`,
};

/**
 * Checks the books against orders, refunds and coins, in one snapshot, and stores the result.
 * @returns a sentence for each problem
 */
export async function checkBooks(db: Kysely<Database>, now: Date): Promise<string[]> {
  const problems = await db.transaction().setIsolationLevel('repeatable read').execute(findProblems);
  await db
    .insertInto('ledger_checks')
    .values({ checked_at: now, problems: JSON.stringify(problems) })
    .execute();
  return problems;
}

async function findProblems(trx: Transaction<Database>): Promise<string[]> {
  const problems: string[] = [];
  for (const [what, query] of Object.entries(RULES)) {
    const { n } = (await query.execute(trx)).rows[0]!;
    if (n > 0) problems.push(`${what}: ${n}`);
  }
  return problems;
}

/** The time of the last check; null before the first one. */
export async function lastCheck(db: Kysely<Database>): Promise<{ checked_at: Date; problems: string[] } | undefined> {
  return db
    .selectFrom('ledger_checks')
    .select(['checked_at', 'problems'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
