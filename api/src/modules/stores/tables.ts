import type { OpeningHours } from '@nkm/contracts';
import type { ColumnType, Generated } from 'kysely';
import type { Identity } from '../../platform/database/tables';
import type {} from '../catalog/public';

/** A jsonb column with a default. */
type JsonList<T> = ColumnType<T[], string | undefined, string>;

export interface StorePolicy {
  title: string;
  /** Plain text. */
  text: string;
}

export interface StoreInquiriesTable {
  id: Identity;
  vendor_id: number;
  user_id: number | null;
  name: string;
  email: string;
  subject: string;
  content: string;
  /** The shop has mailed it. */
  answer: Generated<string | null>;
  answered_at: Generated<Date | null>;
  created_at: Date;
}

declare module '../catalog/tables' {
  /** A store in its own words. */
  interface VendorsTable {
    inquiry_email: string | null;
    address: string | null;
    opening_hours: JsonList<OpeningHours>;
    policies: JsonList<StorePolicy>;
  }
}

declare module '../../platform/database/tables' {
  interface Database {
    store_inquiries: StoreInquiriesTable;
  }
}
