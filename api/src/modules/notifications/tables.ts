import type { Identity } from '../../platform/database/tables';

export interface NotificationsTable {
  id: Identity;
  user_id: number;
  tag: string;
  description: string;
  /** The page that it speaks of, as a path of the shop. */
  path: string | null;
  /** What it speaks of, such as `parcel 7`; null: it is never replaced. */
  about: string | null;
  created_at: Date;
  /** Null while unread. */
  read_at: Date | null;
}

declare module '../../platform/database/tables' {
  interface Database {
    notifications: NotificationsTable;
  }
}
