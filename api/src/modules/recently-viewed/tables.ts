import type {} from '../catalog/public';

export interface RecentProductsTable {
  user_id: number;
  product_id: number;
  viewed_at: Date;
}

declare module '../../platform/database/tables' {
  interface Database {
    recent_products: RecentProductsTable;
  }
}
