import type { ColumnType, Generated } from 'kysely';

export interface CartLinesTable {
  id: Generated<number>;
  user_id: number;
  product_id: number;
  variant_id: number | null;
  quantity: number;
  /** Whether the shopper wants to order the line now; null: no device has told the server. */
  selected: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

declare module '../../platform/database/tables' {
  interface Database {
    cart_lines: CartLinesTable;
  }
}
