import type { Kysely } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { unprocessable } from '../../platform/errors/api-problem';
import { sameSecret } from '@nkm/server';
import { findKnownDevice, openOnDevice, type SignedIn, tellNewDevice, wakeAccount } from '../accounts/public';
import { takeChallenge } from './challenges';
import { countSignature } from './count-signature';
import { messages } from './messages';
import type { AssertionJson } from './schema';
import { challengeOf, type Checks } from './verify';

type Needs = Pick<App, 'db' | 'clock' | 'config' | 'outbox'>;

export interface SignInAttempt {
  credential: AssertionJson;
  /** The token of the browser that asked for the challenge. */
  browser: string;
  platform: string;
  userAgent: string | undefined;
  /** The token of a known device, or null. */
  deviceToken: string | null;
}

/**
 * Signs in with a passkey, which replaces password and code: the device has verified its user. Deactivated accounts
 * wake up, as after a code.
 * @throws 422 when the challenge is used, late or another browser's, the passkey is unknown, or the answer does not fit
 */
export async function signIn(app: Needs, checks: Checks, attempt: SignInAttempt): Promise<SignedIn> {
  const { credential, browser } = attempt;
  const challenge = { challenge: challengeOf(credential), purpose: 'sign-in', holder: browser } as const;
  // Outside the transaction: a challenge is used up by a refusal, too.
  const started = await takeChallenge(app.db, challenge, app.clock());
  if (started === null) throw unprocessable({ credential: [messages.stale] });
  return app.db.transaction().execute(async (trx) => {
    const now = app.clock();
    const passkey = await lockPasskey(trx, credential.id);
    if (passkey === null || !sameSecret(credential.response.userHandle ?? '', passkey.user_handle))
      throw unprocessable({ credential: [messages.unknown] });
    await countSignature(trx, checks, { credential, passkey, now });
    const { user_id: userId } = passkey;
    const isKnown = (await findKnownDevice(trx, { userId, token: attempt.deviceToken, now })) !== null;
    await wakeAccount(trx, userId);
    const signedIn = await openOnDevice(trx, app, attempt, userId);
    await tellNewDevice(trx, app, { userId, userAgent: attempt.userAgent, isKnown });
    return signedIn;
  });
}

/** Locks the account first, as its deletion does, then reads the passkey. Null: unknown, or the account is deleted. */
async function lockPasskey(trx: Kysely<Database>, credentialId: string) {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('passkeys').select('user_id').where('credential_id', '=', credentialId))
    .forNoKeyUpdate()
    .execute();
  const passkey = await trx
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['passkeys.id', 'user_id', 'credential_id', 'public_key', 'user_handle', 'counter'])
    .where('credential_id', '=', credentialId)
    .where('users.status', 'in', ['active', 'deactivated'])
    // A concurrent removal waits or is visible here.
    .forNoKeyUpdate('passkeys')
    .executeTakeFirst();
  return passkey ?? null;
}
