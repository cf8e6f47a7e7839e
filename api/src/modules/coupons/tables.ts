import type { Generated } from 'kysely';

export interface CouponsTable {
  id: Generated<number>;
  /** Upper case. */
  code: string;
  percent: number;
  /** The subcategory for which it is valid; null: all products. */
  subcategory_id: number | null;
  starts_at: Date;
  /** Null: no end. */
  ends_at: Date | null;
}

declare module '../../platform/database/tables' {
  interface Database {
    coupons: CouponsTable;
  }
}
