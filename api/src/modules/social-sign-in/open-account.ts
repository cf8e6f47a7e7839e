import type { Kysely } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import {
  findKnownDevice,
  insertAccount,
  type NewAccount,
  openOnDevice,
  type SignedIn,
  tellNewDevice,
  wakeAccount,
} from '../accounts/public';
import { newToken } from '../../platform/sessions/token';
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
 * account that exists (docs/decisions/0082). A new device is recorded and mailed, as after a password.
 */
export async function openAccount(
  trx: Kysely<Database>,
  app: Pick<App, 'clock' | 'config' | 'outbox'>,
  identity: Identity,
  { wishes, browser }: { wishes: Wishes; browser: Browser },
): Promise<SignedIn | Obstacle> {
  // Known before the sign-in: a new account remembers it as the browser that signed up.
  const deviceToken = browser.deviceToken ?? newToken();
  const visitor = { ...browser, deviceToken };
  const userId = (await findOwner(trx, identity)) ?? (await create(trx, app, identity, { wishes, browser: visitor }));
  if (typeof userId === 'string') return userId;
  const isKnown = (await findKnownDevice(trx, { userId, token: deviceToken, now: app.clock() })) !== null;
  await wakeAccount(trx, userId);
  const signedIn = await openOnDevice(trx, app, visitor, userId);
  await tellNewDevice(trx, app, { userId, userAgent: browser.userAgent, isKnown });
  return signedIn;
}

/**
 * The account of an identity, locked; null: none. It locks the account first, then reads the identity: a concurrent
 * password reset or deletion of the account waits, or its removal of the identity is visible here.
 */
async function findOwner(trx: Kysely<Database>, identity: Identity): Promise<number | null> {
  const { provider, subject } = identity;
  const own = trx.selectFrom('user_identities').where('provider', '=', provider).where('subject', '=', subject);
  await trx.selectFrom('users').select('id').where('id', '=', own.select('user_id')).forNoKeyUpdate().execute();
  const owner = await own
    .innerJoin('users', 'users.id', 'user_identities.user_id')
    .select(['users.id', 'user_identities.id as identityId'])
    .where('users.status', 'in', ['active', 'deactivated'])
    .executeTakeFirst();
  if (owner === undefined) return null;
  await trx.updateTable('user_identities').set(factsOf(identity)).where('id', '=', owner.identityId).execute();
  return owner.id;
}

/** What the provider says now. An address that it does not repeat stays as it was. */
const factsOf = ({ email, emailVerified, handle }: Identity) => ({
  handle: handle ?? null,
  ...(email !== null && { confirmed_email: emailVerified ? email.toLowerCase() : null }),
});

async function create(
  trx: Kysely<Database>,
  app: Pick<App, 'clock' | 'config' | 'outbox'>,
  identity: Identity,
  { wishes: { email: typed, ...wishes }, browser }: { wishes: Wishes; browser: Browser & { deviceToken: string } },
): Promise<number | Obstacle> {
  const email = identity.email?.toLowerCase() ?? typed;
  if (email === null) return 'email needed';
  const { surname, other_names } = identity;
  const emailVerified = identity.email !== null && identity.emailVerified;
  const { userAgent, deviceToken } = browser;
  const origin = { method: identity.provider, handle: identity.handle ?? null, userAgent, deviceToken };
  const account = { ...wishes, surname, other_names, email, emailVerified, passwordHash: null, origin };
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
  await trx
    .insertInto('user_identities')
    .values({ user_id: userId, provider, subject, confirmed_email: null, ...factsOf(identity), created_at: now })
    .execute();
}
