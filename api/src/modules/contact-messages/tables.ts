import type { CreatedAt, Identity } from '../../platform/database/tables';

export interface ContactMessagesTable {
  id: Identity;
  /** The signed-in sender; null for a guest. */
  user_id: number | null;
  name: string;
  email: string;
  subject: string;
  content: string;
  created_at: CreatedAt;
}

declare module '../../platform/database/tables' {
  interface Database {
    contact_messages: ContactMessagesTable;
  }
}
