import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import '../orders/tables';
import './tables';

export interface CoinSummary {
  /** Coins. */
  available: number;
  earned: number;
  debitted: number;
  /** Paid orders. */
  orders: number;
}

/** What a shopper has, ever earned and ever spent (spec 2 §3). */
export async function readCoinSummary(db: Kysely<Database>, userId: number): Promise<CoinSummary> {
  const { rows } = await sql<CoinSummary>`
    select coalesce(a.balance, 0)::integer as available,
      (select coalesce(sum(t.amount), 0)::integer from coin_transfers t where t.to_account = a.id) as earned,
      (select coalesce(sum(t.amount), 0)::integer from coin_transfers t where t.from_account = a.id) as debitted,
      (select count(*)::integer from orders o where o.user_id = u.id and o.status = 'Paid') as orders
    from users u left join coin_accounts a on a.user_id = u.id where u.id = ${userId}`.execute(db);
  return rows[0] ?? { available: 0, earned: 0, debitted: 0, orders: 0 };
}
