import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import type { Mail } from '../mails/mail';

/** A mail or a text message to one person. */
export interface Message extends Mail {
  channel: 'email' | 'sms';
  to: string;
  /** When the message becomes useless, such as the end of its code. Then it is no longer sent. */
  expiresAt?: Date;
}

/** Address suffix of a deleted account, which cannot receive mail (RFC 2606). */
export const NOBODY = '@deleted.invalid';

export interface Outbox {
  /**
   * Stores a message in the transaction of its cause: it is sent only if that commits. Delivery is retried until it
   * succeeds or the message expires.
   */
  add(trx: Kysely<Database>, message: Message): Promise<void>;
}

/** What every message of a rehearsal says (docs/decisions/0144). */
const REHEARSAL = 'This is a rehearsal of the shop: nothing is real, no money moves and nothing is delivered.';

export function createOutbox(clock: () => Date, { staging = false } = {}): Outbox {
  return {
    add: async (trx, sent) => {
      if (sent.to.endsWith(NOBODY)) return;
      const message = staging ? marked(sent) : sent;
      const now = clock();
      await trx
        .insertInto('outbox')
        .values({
          channel: message.channel,
          recipient: message.to,
          subject: message.subject,
          body: message.text,
          code: message.code ?? null,
          pictures: message.pictures ? JSON.stringify(message.pictures) : null,
          unsubscribe_url: message.unsubscribeUrl ?? null,
          expires_at: message.expiresAt ?? null,
          created_at: now,
          next_attempt_at: now,
        })
        .execute();
    },
  };
}

/** A text message has few characters, so one word must do. */
const marked = (message: Message): Message =>
  message.channel === 'sms'
    ? { ...message, text: `Rehearsal: ${message.text}` }
    : { ...message, subject: `Rehearsal: ${message.subject}`, text: `${message.text}\n\n${REHEARSAL}` };
