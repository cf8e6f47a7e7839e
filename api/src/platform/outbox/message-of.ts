import type { Selectable } from 'kysely';
import type { OutboxTable } from '../database/tables';
import type { Message } from './outbox';

/** A stored message. */
export const messageOf = (row: Selectable<OutboxTable>): Message => ({
  channel: row.channel,
  to: row.recipient,
  subject: row.subject,
  text: row.body,
  ...(row.code !== null && { code: row.code }),
  ...(row.pictures !== null && { pictures: row.pictures }),
  ...(row.unsubscribe_url !== null && { unsubscribeUrl: row.unsubscribe_url }),
});
