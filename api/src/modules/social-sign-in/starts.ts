import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { hashToken, newToken } from '../../platform/sessions/token';
import type { ProviderName } from './providers/identity';
import type { SocialStartsTable } from './tables';

/** How long a shopper has for a sign-in at a provider. */
export const START_SECONDS = 600;
/** Requests that can redeem one start: a shopper corrects an email a few times. */
const MOST_TRIES = 10;
/** A claim of a process that died ends after this time. */
const CLAIM_MS = 60_000;

export interface Start {
  provider: ProviderName;
  state: string;
  /** The token of the browser's cookie. */
  browser: string;
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);
const key = ({ provider, state, browser }: Start) => ({
  provider,
  state_hash: hashToken(state),
  browser_hash: hashToken(browser),
});

/** Stores the start of a sign-in. Returns its state. */
export async function addStart(
  db: Kysely<Database>,
  { provider, browser, now }: Omit<Start, 'state'> & { now: Date },
): Promise<string> {
  const state = newToken();
  const times = { created_at: now, expires_at: new Date(now.getTime() + START_SECONDS * 1000) };
  await db
    .insertInto('social_starts')
    .values({ ...key({ provider, state, browser }), ...times, claimed_at: null, identity: null, evidence_hash: null })
    .execute();
  return state;
}

/** Takes a start for one request: of two simultaneous ones, only the first gets it. Null: unknown, used or expired. */
export async function claimStart(
  db: Kysely<Database>,
  start: Start,
  now: Date,
): Promise<Pick<Selectable<SocialStartsTable>, 'identity' | 'evidence_hash'> | null> {
  const claimed = await db
    .updateTable('social_starts')
    .set((eb) => ({ claimed_at: now, tries: eb('tries', '+', 1) }))
    .where((eb) => eb.and(key(start)))
    .where('expires_at', '>', now)
    .where('tries', '<', MOST_TRIES)
    .where((eb) => eb.or([eb('claimed_at', 'is', null), eb('claimed_at', '<', before(now, CLAIM_MS))]))
    .returning(['identity', 'evidence_hash'])
    .executeTakeFirst();
  return claimed ?? null;
}

/** Gives a start back, with what the provider confirmed, so that the shopper can try again. */
export async function releaseStart(
  db: Kysely<Database>,
  start: Start,
  confirmed?: { identity: string; evidence_hash: string },
): Promise<void> {
  await db
    .updateTable('social_starts')
    .set({ claimed_at: null, ...confirmed })
    .where((eb) => eb.and(key(start)))
    .execute();
}

/** Ends a start: its state and code are used. */
export async function endStart(db: Kysely<Database>, start: Start): Promise<void> {
  await db
    .deleteFrom('social_starts')
    .where((eb) => eb.and(key(start)))
    .execute();
}

export async function removeOldStarts(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('social_starts').where('expires_at', '<=', now).execute();
}
