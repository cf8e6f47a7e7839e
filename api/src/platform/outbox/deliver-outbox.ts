import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables';
import { messageOf } from './message-of';
import type { Message } from './outbox';

/** Delivers one message. Throws when it was not accepted. */
export type Carrier = (message: Message) => Promise<void>;

/** The carrier of each channel. Messages of other channels wait. */
export type Carriers = Partial<Record<Message['channel'], Carrier>>;

const BATCH = 20;
const FIRST_DELAY_S = 5;
const LONGEST_DELAY_S = 3600;

/**
 * Delivers waiting messages, oldest first. A failed message is retried after 5 s, 10 s, 20 s … up to an hour. After
 * delivery, text and code are erased for privacy.
 * @returns the number of attempted messages
 */
export async function deliverOutbox(db: Kysely<Database>, carriers: Carriers, now: Date): Promise<number> {
  const channels = Object.keys(carriers) as Message['channel'][];
  let tried = 0;
  // Messages that fail now become due later, so the loop ends.
  while (tried < 50 * BATCH) {
    const ids = await claim(db, channels, now);
    if (ids.length === 0) break;
    for (const id of ids) await deliver(db, carriers, id, now);
    tried += ids.length;
  }
  return tried;
}

/**
 * Postpones the next attempt before making this one, so that a crash only delays the message and holds up no other
 * process.
 */
async function claim(db: Kysely<Database>, channels: Message['channel'][], now: Date): Promise<number[]> {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .where('channel', 'in', channels)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
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

async function deliver(db: Kysely<Database>, carriers: Carriers, id: number, now: Date): Promise<void> {
  const row = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return;
  const carry = carriers[row.channel];
  if (carry === undefined) return;
  try {
    await carry(messageOf(row));
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
    .set({ sent_at: now, body: '', code: null, pictures: null, unsubscribe_url: null, last_error: null })
    .where('id', '=', id)
    .execute();
}
