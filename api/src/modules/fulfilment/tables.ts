export interface CourierMessagesTable {
  role_token_id: number;
  /** The courier's id of the message. */
  message_id: string;
  content_hash: string;
  invoice_id: number;
  received_at: Date;
}

declare module '../../platform/database/tables' {
  interface Database {
    courier_messages: CourierMessagesTable;
  }
}
