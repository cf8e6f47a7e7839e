import { generateRegistrationOptions } from '@simplewebauthn/server';
import type { App } from '../../platform/app';
import { conflict } from '../../platform/errors/api-problem';
import type { Viewer } from '../../platform/sessions/sessions';
import { newToken } from '../../platform/sessions/token';
import { demandProof } from '../accounts/public';
import { CHALLENGE_SECONDS, keepChallenge } from './challenges';
import { messages } from './messages';
import type { RelyingParty } from './relying-party';

export const MOST_PASSKEYS = 10;

/**
 * The options for the device's prompt, with a challenge for this session.
 * @throws the errors of `demandProof`, 409 when the account has the most passkeys
 */
export async function startAdding(
  { db, clock, config }: Pick<App, 'db' | 'clock' | 'config'>,
  relyingParty: RelyingParty,
  owner: Viewer,
  password: string,
) {
  const now = clock();
  await demandProof(db, owner, { password, now });
  const known = await db
    .selectFrom('passkeys')
    .select(['credential_id', 'user_handle', 'transports'])
    .where('user_id', '=', owner.id)
    .orderBy('id')
    .execute();
  if (known.length >= MOST_PASSKEYS) throw conflict(messages.tooMany(MOST_PASSKEYS));
  // The same for all passkeys of an account, so that a device does not keep two.
  const userHandle = known[0]?.user_handle ?? newToken();
  const options = await generateRegistrationOptions({
    rpName: config.brand,
    rpID: relyingParty.id,
    userID: new Uint8Array(Buffer.from(userHandle, 'base64url')),
    userName: owner.email,
    userDisplayName: `${owner.other_names} ${owner.surname}`.trim(),
    timeout: CHALLENGE_SECONDS * 1000,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: transports as AuthenticatorTransports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const { challenge } = options;
  await keepChallenge(
    db,
    { challenge, purpose: 'add', holder: holderOf(owner) },
    { now, userId: owner.id, userHandle },
  );
  return options;
}

type Excluded = NonNullable<Parameters<typeof generateRegistrationOptions>[0]['excludeCredentials']>[number];
type AuthenticatorTransports = NonNullable<Excluded['transports']>;

export const holderOf = ({ session_id }: Viewer) => `session ${session_id}`;
