import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { App } from '../../platform/app';
import { unprocessable } from '../../platform/errors/api-problem';
import type { Viewer } from '../../platform/sessions/sessions';
import { CHALLENGE_SECONDS, keepChallenge, takeChallenge } from './challenges';
import { messages } from './messages';
import type { RelyingParty } from './relying-party';
import type { AssertionJson } from './schema';
import { countSignature } from './count-signature';
import { challengeOf, type Checks } from './verify';

/** No cookie of a browser has this form, so a sign-in cannot use the challenge. */
const holderOf = ({ session_id }: Viewer) => `proof of session ${session_id}`;

/** The options for the device's prompt, with a challenge for this session. They name the passkeys of the account. */
export async function startProof({ db, clock }: Pick<App, 'db' | 'clock'>, relyingParty: RelyingParty, viewer: Viewer) {
  const known = await db.selectFrom('passkeys').select('credential_id').where('user_id', '=', viewer.id).execute();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty.id,
    timeout: CHALLENGE_SECONDS * 1000,
    userVerification: 'required',
    allowCredentials: known.map(({ credential_id: id }) => ({ id })),
  });
  const challenge = { challenge: options.challenge, purpose: 'sign-in', holder: holderOf(viewer) } as const;
  await keepChallenge(db, challenge, { now: clock(), userId: viewer.id });
  return options;
}

/**
 * Confirms a session with a passkey of its account. `demandProof` accepts that for 10 minutes.
 * @throws 422 when the challenge is used, late or another session's, the passkey is not of the account, or the answer
 *   does not fit
 */
export async function prove(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  checks: Checks,
  viewer: Viewer,
  credential: AssertionJson,
): Promise<void> {
  const now = clock();
  const challenge = { challenge: challengeOf(credential), purpose: 'sign-in', holder: holderOf(viewer) } as const;
  // Outside the transaction: a challenge is used up by a refusal, too.
  if ((await takeChallenge(db, challenge, now)) === null) throw unprocessable({ credential: [messages.stale] });
  await db.transaction().execute(async (trx) => {
    const passkey = await trx
      .selectFrom('passkeys')
      .select(['id', 'credential_id', 'public_key', 'counter'])
      .where('credential_id', '=', credential.id)
      .where('user_id', '=', viewer.id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (passkey === undefined) throw unprocessable({ credential: [messages.unknown] });
    await countSignature(trx, checks, { credential, passkey, now });
    await trx.updateTable('sessions').set({ proved_at: now }).where('id', '=', viewer.session_id).execute();
  });
}
