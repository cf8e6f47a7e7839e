import type {} from '../catalog/public';

export interface AlsoBoughtTable {
  product_id: number;
  other_id: number;
  orders: number;
}

declare module '../../platform/database/tables' {
  interface Database {
    also_bought: AlsoBoughtTable;
  }
}
