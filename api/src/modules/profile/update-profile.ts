import { lagosIsoDate } from '@nkm/contracts/lagos-time';
import type { App } from '../../platform/app';
import { forbidden, unauthenticated, unprocessable } from '../../platform/errors/api-problem';
import type { Viewer } from '../../platform/sessions/sessions';
import { demandProof } from '../accounts/public';
import { checkProfile, type ProfileChange } from './check-profile';
import { type EmailChange, startEmailChange } from './email-change';
import { findLock, isSeller } from './find-lock';
import { messages } from './messages';
import { EMAIL_CHANGES_PER_EMAIL, EMAIL_CHANGES_PER_USER, PROOFS_PER_USER } from './limits';

type Needs = Pick<App, 'db' | 'outbox' | 'clock' | 'config' | 'limits'>;

/**
 * Changes the profile (ACC-CALL-007, `PATCH /users`), all fields or none. A new email needs a proof of the owner (see
 * `demandProof`) and waits for its mailed link.
 * @throws the errors of `demandProof`, 422 for invalid fields, 403 while the profile is locked and for the email of a
 *   seller, 429 after many changes of the email
 * @returns the change of the email that this call started, or null
 */
export async function updateProfile(
  app: Needs,
  viewer: Viewer,
  { change, password }: { change: ProfileChange; password: string },
): Promise<EmailChange | null> {
  const { id: userId } = viewer;
  const errors = checkProfile(change, lagosIsoDate(app.clock().toISOString()));
  const current = await readAccount(app, userId);
  // Locked first: a shopper who cannot save needs no advice about the fields.
  demandUnlocked(current);
  const { email = current.email, ...fields } = change;
  const movesEmail = email !== current.email.toLowerCase();
  if (movesEmail && isSeller(current)) throw forbidden(messages.sellerEmail, { email: [messages.sellerEmail] });
  if (errors) throw unprocessable(errors);
  if (movesEmail) {
    await app.limits.consume(PROOFS_PER_USER, String(userId));
    await demandProof(app.db, viewer, { password, now: app.clock(), freshSuffices: true });
    await app.limits.consume(EMAIL_CHANGES_PER_USER, String(userId));
    await app.limits.consume(EMAIL_CHANGES_PER_EMAIL, email);
  }
  return app.db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .where('status', '=', 'active')
      .forUpdate()
      .executeTakeFirst();
    if (!account) throw unauthenticated();
    demandUnlocked(account); // a review can have started meanwhile
    if (Object.keys(fields).length > 0) await trx.updateTable('users').set(fields).where('id', '=', userId).execute();
    return movesEmail ? startEmailChange(trx, app, { ...account, ...fields }, { email }) : null;
  });
}

async function readAccount({ db }: Pick<App, 'db'>, userId: number) {
  const account = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (!account) throw unauthenticated();
  return account;
}

function demandUnlocked(account: Parameters<typeof findLock>[0]): void {
  const lock = findLock(account);
  if (lock !== null) throw forbidden(lock);
}
