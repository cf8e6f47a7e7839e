import type { ColumnType, Generated } from 'kysely';

export interface CartLinesTable {
  id: Generated<number>;
  user_id: number;
  product_id: number;
  variant_id: number | null;
  quantity: number;
  created_at: ColumnType<Date, Date | undefined, never>;
}

declare module '../../platform/database/tables' {
  interface Database {
    cart_lines: CartLinesTable;
  }
}
