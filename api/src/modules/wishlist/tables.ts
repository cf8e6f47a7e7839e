import type { ColumnType } from 'kysely';

export interface WishlistEntriesTable {
  user_id: number;
  product_id: number;
  /** The shopper's choice; null: none. */
  variant_id: ColumnType<number | null, number | null | undefined, number | null>;
  /** Price and stock at the addition; null: added before they were stored. */
  added_price_kobo: ColumnType<number | null, number | null | undefined, number | null>;
  added_in_stock: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  /** The price that the job saw last; null: not since the addition. */
  seen_price_kobo: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

declare module '../../platform/database/tables' {
  interface Database {
    wishlist_entries: WishlistEntriesTable;
  }
}
