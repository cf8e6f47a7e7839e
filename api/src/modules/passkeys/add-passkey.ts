import { lagosDateTime } from '@nkm/contracts/lagos-time';
import type { Passkey } from '@nkm/contracts';
import type { App } from '../../platform/app';
import { conflict, unauthenticated, unprocessable } from '../../platform/errors/api-problem';
import type { Viewer } from '../../platform/sessions/sessions';
import { recordSecurityEvent } from '../accounts/public';
import { takeChallenge } from './challenges';
import { messages } from './messages';
import type { NewCredentialJson } from './schema';
import { holderOf, MOST_PASSKEYS } from './start-adding';
import { challengeOf, type Checks, verifyNew } from './verify';

type Needs = Pick<App, 'db' | 'clock' | 'config' | 'outbox'>;

/**
 * Adds the passkey that a device has made for a challenge of this session, records the event and mails the owner.
 * @throws 422 when the challenge is used, late or another session's, or the answer does not fit; 409 when an account
 * has this passkey, or this account has the most
 */
export async function addPasskey(
  { db, clock, config, outbox }: Needs,
  checks: Checks,
  owner: Viewer,
  { credential, name }: { credential: NewCredentialJson; name: string },
): Promise<Passkey> {
  const now = clock();
  const challenge = { challenge: challengeOf(credential), purpose: 'add', holder: holderOf(owner) } as const;
  const started = await takeChallenge(db, challenge, now);
  if (started === null || started.user_id !== owner.id || started.user_handle === null)
    throw unprocessable({ credential: [messages.stale] });
  const { user_handle } = started;
  const { id, publicKey, counter } = await verifyNew(checks, credential);
  return db.transaction().execute(async (trx) => {
    // One addition of an account at a time, so that the count is right.
    const account = await trx
      .selectFrom('users')
      .select('email')
      .where('id', '=', owner.id)
      .where('status', '=', 'active')
      .forNoKeyUpdate()
      .executeTakeFirst();
    // A password reset ends the session: it waits for this lock or is visible here.
    const session = await trx.selectFrom('sessions').select('id').where('id', '=', owner.session_id).executeTakeFirst();
    if (account === undefined || session === undefined) throw unauthenticated();
    const { count } = await trx
      .selectFrom('passkeys')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_PASSKEYS) throw conflict(messages.tooMany(MOST_PASSKEYS));
    const added = await trx
      .insertInto('passkeys')
      .values({
        user_id: owner.id,
        credential_id: id,
        public_key: Buffer.from(publicKey).toString('base64url'),
        user_handle,
        counter,
        transports: credential.response.transports ?? [],
        name,
        created_at: now,
        last_used_at: null,
      })
      .onConflict((same) => same.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) throw conflict(messages.known);
    await recordSecurityEvent(trx, { userId: owner.id, kind: 'passkey-added', detail: name, now });
    const mail = messages.addedMail(config.brand, {
      name,
      when: lagosDateTime(now.toISOString()),
      securityLink: `${config.publicUrl}/security`,
      forgotLink: `${config.publicUrl}/account?forgot-password`,
    });
    await outbox.add(trx, { channel: 'email', to: account.email, ...mail });
    return { id: added.id, name, created_at: now.toISOString(), last_used_at: null };
  });
}
