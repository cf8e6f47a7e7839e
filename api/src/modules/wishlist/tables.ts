import type { ColumnType } from 'kysely';

export interface WishlistEntriesTable {
  user_id: number;
  product_id: number;
  created_at: ColumnType<Date, Date | undefined, never>;
}

declare module '../../platform/database/tables' {
  interface Database {
    wishlist_entries: WishlistEntriesTable;
  }
}
