import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import './tables';

interface Entry {
  id: number;
  type: 'Credit' | 'Debit';
  operation: string;
  comment: string;
  created_at: string;
  /** Coins. */
  amount: number;
}

interface Found {
  total: number;
  entries: Entry[];
}

/** A shopper's coin history, newest first (API-FIELD-019); a page past the last is empty. */
export async function readCoinHistory(
  db: Kysely<Database>,
  { userId, page, perPage }: { userId: number; page: number; perPage: number },
) {
  const { rows } = await sql<Found>`
    with mine as (
      select t.id, case when t.to_account = a.id then 'Credit' else 'Debit' end as type, t.operation, t.comment,
        t.created_at, t.amount
      from coin_accounts a join coin_transfers t on a.id in (t.to_account, t.from_account)
      where a.user_id = ${userId})
    select (select count(*)::integer from mine) as total,
      (select coalesce(json_agg(x), '[]') from (
        select * from mine order by created_at desc, id desc
        limit ${perPage} offset ${(page - 1) * perPage}) x) as entries`.execute(db);
  const { total, entries } = rows[0]!;
  return {
    data: entries.map((entry) => ({ ...entry, created_at: new Date(entry.created_at).toISOString() })),
    pagination: { current_page: page, total, perPage },
  };
}
