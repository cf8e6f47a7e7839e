import type { Kysely } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { insertAccount, openOnDevice, type NewAccount, type SignedIn, wakeAccount } from '../accounts/public';
import type { Identity } from './providers/identity';

export interface Wishes extends Pick<NewAccount, 'news' | 'signup_platform' | 'account_type'> {
  /** The address that the shopper typed; used only when the provider shares none. */
  email: string | null;
}

export interface Browser {
  platform: string;
  userAgent: string | undefined;
  /** The token of a known device, or null. */
  deviceToken: string | null;
}

/**
 * - `email needed`: the provider shares no email;
 * - `can connect`: an account has this email, and both sides have verified it;
 * - `taken`: an account has this email, and one side has not verified it.
 */
export type Obstacle = 'email needed' | 'can connect' | 'taken';

/**
 * Signs in the account of an identity, or creates one, in the caller's transaction. An email never gives access to an
 * account that exists (docs/decisions/0082).
 */
export async function openAccount(
  trx: Kysely<Database>,
  app: Pick<App, 'clock' | 'config' | 'outbox'>,
  identity: Identity,
  { wishes, browser }: { wishes: Wishes; browser: Browser },
): Promise<SignedIn | Obstacle> {
  const known = (await findOwner(trx, identity)) ?? (await create(trx, app, identity, wishes));
  if (typeof known === 'string') return known;
  await wakeAccount(trx, known);
  return openOnDevice(trx, app, browser, known);
}

async function findOwner(trx: Kysely<Database>, { provider, subject }: Identity): Promise<number | null> {
  const owner = await trx
    .selectFrom('user_identities')
    .innerJoin('users', 'users.id', 'user_identities.user_id')
    .select('users.id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .where('users.status', 'in', ['active', 'deactivated'])
    // A concurrent deletion of the account waits or is visible here.
    .forShare('users')
    .executeTakeFirst();
  return owner?.id ?? null;
}

async function create(
  trx: Kysely<Database>,
  app: Pick<App, 'clock' | 'config' | 'outbox'>,
  identity: Identity,
  { email: typed, ...wishes }: Wishes,
): Promise<number | Obstacle> {
  const email = identity.email?.toLowerCase() ?? typed;
  if (email === null) return 'email needed';
  const { surname, other_names } = identity;
  const emailVerified = identity.email !== null && identity.emailVerified;
  const account = { ...wishes, surname, other_names, email, emailVerified, passwordHash: null };
  const id = await insertAccount(trx, app, account);
  // The first of two simultaneous sign-ins has created it.
  if (id === null) return (await findOwner(trx, identity)) ?? obstacleOf(trx, email, emailVerified);
  await addIdentity(trx, { userId: id, identity, now: app.clock() });
  return id;
}

async function obstacleOf(trx: Kysely<Database>, email: string, isVerifiedThere: boolean): Promise<Obstacle> {
  const account = await trx
    .selectFrom('users')
    .select('email_verified_at')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .where('status', '<>', 'deleted')
    .executeTakeFirst();
  return isVerifiedThere && account?.email_verified_at ? 'can connect' : 'taken';
}

/** Throws the database's error when the identity or the provider is connected already. */
export async function addIdentity(
  trx: Kysely<Database>,
  { userId, identity, now }: { userId: number; identity: Identity; now: Date },
): Promise<void> {
  const { provider, subject } = identity;
  await trx.insertInto('user_identities').values({ user_id: userId, provider, subject, created_at: now }).execute();
}
