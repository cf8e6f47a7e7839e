import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables';
import type { Message } from './outbox';

/** Hands one message to the world. Throws when it was not taken. */
export type Carrier = (message: Message) => Promise<void>;

const BATCH = 20;
const FIRST_DELAY_S = 5;
const LONGEST_DELAY_S = 3600;

/**
 * Delivers what waits in the outbox, oldest first. A failed message is tried again after 5 s, 10 s, 20 s … up to
 * an hour. Once delivered, text and code are wiped: they are the recipient's only.
 * @returns how many messages were tried
 */
export async function deliverOutbox(db: Kysely<Database>, carry: Carrier, now: Date): Promise<number> {
  let tried = 0;
  // Stops at the messages that failed now: they are due later.
  while (tried < 50 * BATCH) {
    const ids = await claim(db, now);
    if (ids.length === 0) break;
    for (const id of ids) await deliver(db, carry, id, now);
    tried += ids.length;
  }
  return tried;
}

/** Puts the next attempt off before making it: a crash in between costs a delay, not a second process' patience. */
async function claim(db: Kysely<Database>, now: Date): Promise<number[]> {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .skipLocked();
  const rows = await db
    .updateTable('outbox')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      next_attempt_at: sql<Date>`${now}::timestamptz + interval '1 second'
        * least(${LONGEST_DELAY_S}, ${FIRST_DELAY_S} * power(2, least(attempts, 20)))`,
    }))
    .where('id', 'in', due)
    .returning('id')
    .execute();
  return rows.map((row) => row.id).sort((a, b) => a - b);
}

async function deliver(db: Kysely<Database>, carry: Carrier, id: number, now: Date): Promise<void> {
  const row = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return;
  try {
    await carry({
      channel: row.channel,
      to: row.recipient,
      subject: row.subject,
      text: row.body,
      ...(row.unsubscribe_url !== null && { unsubscribeUrl: row.unsubscribe_url }),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await db
      .updateTable('outbox')
      .set({ last_error: reason.slice(0, 500) })
      .where('id', '=', id)
      .execute();
    return;
  }
  await db
    .updateTable('outbox')
    .set({ sent_at: now, body: '', code: null, unsubscribe_url: null, last_error: null })
    .where('id', '=', id)
    .execute();
}
