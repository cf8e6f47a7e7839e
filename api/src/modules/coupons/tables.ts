import type { Generated } from 'kysely';

export interface CouponsTable {
  id: Generated<number>;
  /** Capital letters. */
  code: string;
  percent: number;
  /** The shelf whose products it is for; null: all of them. */
  subcategory_id: number | null;
  starts_at: Date;
  /** Null: without end. */
  ends_at: Date | null;
}

declare module '../../platform/database/tables' {
  interface Database {
    coupons: CouponsTable;
  }
}
