import type { User } from '@nkm/contracts/entities';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { readAccepted } from './read-accepted';
import './tables';

/** What staff decided about a rejected application: the accepted sections, and their words to the shopper. */
export async function readDecision(db: Kysely<Database>, userId: number): Promise<NonNullable<User['kyc_decision']>> {
  const { sections: accepted } = await readAccepted(db, userId);
  return { accepted, reason: await readReason(db, userId) };
}

/** The reason of the last change of a shopper's KYC; null when there is none. */
export async function readReason(db: Kysely<Database>, userId: number): Promise<string | null> {
  const last = await db
    .selectFrom('kyc_changes')
    .select('reason')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.reason ?? null;
}
