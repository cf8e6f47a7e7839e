import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { App } from '../../platform/app';
import { CHALLENGE_SECONDS, keepChallenge } from './challenges';
import type { RelyingParty } from './relying-party';

/** The options for the device's prompt. They name no account: the shopper chooses one of the device's passkeys. */
export async function startSignIn(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  relyingParty: RelyingParty,
  browser: string,
) {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty.id,
    timeout: CHALLENGE_SECONDS * 1000,
    userVerification: 'required',
  });
  await keepChallenge(db, { challenge: options.challenge, purpose: 'sign-in', holder: browser }, { now: clock() });
  return options;
}
