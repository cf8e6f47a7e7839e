import { kobo, type Kobo } from '@nkm/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import '../tables';

/** Cash to collect by invoice, in kobo; without invoices that cost nothing on delivery. */
export async function cashDue(db: Kysely<Database>, orderIds: readonly number[]): Promise<Map<number, Kobo>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<{ id: number; due: number | null }>`
    select id, cash_due(id) as due from invoices where order_id = any(${[...orderIds]}::bigint[])`.execute(db);
  return new Map(rows.flatMap(({ id, due }) => (due === null ? [] : [[id, kobo(due)]])));
}
