import type { Identity } from '../../platform/database/tables';

export interface NotificationsTable {
  id: Identity;
  user_id: number;
  tag: string;
  description: string;
  created_at: Date;
  /** Null while unread. */
  read_at: Date | null;
}

declare module '../../platform/database/tables' {
  interface Database {
    notifications: NotificationsTable;
  }
}
