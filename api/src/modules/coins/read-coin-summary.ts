import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type {} from '../accounts/public';
import type { Period } from './period';
import './tables';

export interface CoinSummary {
  /** Coins at the end of the period. */
  available: number;
  earned: number;
  debitted: number;
}

/** A shopper's balance, and the totals of coins earned and spent, in a period if given (API-FIELD-018). */
export async function readCoinSummary(db: Kysely<Database>, userId: number, period?: Period): Promise<CoinSummary> {
  const during = period ? sql`and t.created_at > ${period.after} and t.created_at <= ${period.until}` : sql``;
  const later = period ? sql`and t.created_at > ${period.until}` : sql`and false`;
  const { rows } = await sql<CoinSummary>`
    select
      (coalesce(a.balance, 0)
        - (select coalesce(sum(t.amount), 0) from coin_transfers t where t.to_account = a.id ${later})
        + (select coalesce(sum(t.amount), 0) from coin_transfers t where t.from_account = a.id ${later}))::integer
        as available,
      (select coalesce(sum(t.amount), 0)::integer from coin_transfers t
        where t.to_account = a.id ${during}) as earned,
      (select coalesce(sum(t.amount), 0)::integer from coin_transfers t
        where t.from_account = a.id ${during}) as debitted
    from users u left join coin_accounts a on a.user_id = u.id where u.id = ${userId}`.execute(db);
  return rows[0] ?? { available: 0, earned: 0, debitted: 0 };
}
