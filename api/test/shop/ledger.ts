import type {} from '../../src/modules/ledger/public';
import type { TestShop } from './with-shop';

/**
 * What the books say about an order: the balance of each account in kobo, without those at 0. Checks that they sum to
 * 0.
 */
export async function balanceOf({ db }: TestShop, orderId: number): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'ledger_postings.entry_id')
    .select(({ fn }) => ['account', fn.sum<number>('amount_kobo').as('balance')])
    .where('order_id', '=', orderId)
    .groupBy('account')
    .execute();
  const balances = rows.map(({ account, balance }) => [account, Number(balance)] as const);
  const sum = balances.reduce((total, [, balance]) => total + balance, 0);
  if (sum !== 0) throw new Error(`The books of order ${orderId} sum up to ${sum} kobo`);
  return Object.fromEntries(balances.filter(([, balance]) => balance !== 0));
}
