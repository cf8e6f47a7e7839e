import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';

export interface SelectionChange {
  userId: number;
  /** Ids of lines. */
  selected: readonly number[];
  unselected: readonly number[];
}

/**
 * Stores which lines the shopper wants to order now. A line in both lists is selected. Lines that have left the cart,
 * and those of other shoppers, are ignored: another device can have removed them meanwhile.
 */
export async function selectLines(
  db: Kysely<Database>,
  { userId, selected, unselected }: SelectionChange,
): Promise<void> {
  const lines = [...selected, ...unselected];
  if (lines.length === 0) return;
  await db
    .updateTable('cart_lines')
    .set({ selected: selected.length === 0 ? false : sql<boolean>`id in (${sql.join(selected)})` })
    .where('user_id', '=', userId)
    .where('id', 'in', lines)
    .execute();
}
