import type { Generated } from 'kysely';

export interface StockAlertsTable {
  id: Generated<number>;
  user_id: number;
  product_id: number;
  /** Null: the product itself. */
  variant_id: number | null;
  created_at: Date;
}

declare module '../../platform/database/tables' {
  interface Database {
    stock_alerts: StockAlertsTable;
  }
}
