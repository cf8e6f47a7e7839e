import type { Identity } from '../../platform/database/tables';
import '../pictures/tables';

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
  /** Null: since ever. */
  starts_at: Date | null;
  /** Null: without end. */
  ends_at: Date | null;
}

declare module '../../platform/database/tables' {
  interface Database {
    adverts: AdvertsTable;
  }
}
