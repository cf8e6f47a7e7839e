import type { Identity } from '../../platform/database/tables';
import type {} from '../pictures/public';

export interface AdvertsTable {
  id: Identity;
  placement: string;
  position: number;
  title: string;
  text: string | null;
  link: string;
  action: string;
  promo_code: string | null;
  picture_key: string | null;
  /** Null: no start. */
  starts_at: Date | null;
  /** Null: no end. */
  ends_at: Date | null;
}

declare module '../../platform/database/tables' {
  interface Database {
    adverts: AdvertsTable;
  }
}
