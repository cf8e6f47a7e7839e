import type { Transaction } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { conflict, forbidden, unauthenticated, unprocessable } from '../../platform/errors/api-problem';
import { maskContacts } from '../../platform/personal-data/mask-contacts';
import { hashToken } from '../../platform/sessions/token';
import { CODE_TRIES, codeFits, findCode } from '../accounts/public';
import { eraseAccount } from './erase-account';
import { findObstacle } from './find-obstacle';
import { lockAccount } from './lock-account';
import { messages } from './messages';
import { closeUnpaidOrders, lockUnpaidOrders } from './unpaid-orders';
import './tables';

/** How long an ended session may still ask whether its account was deleted, in seconds. */
const RECEIPT_SECONDS = 3600;

export interface Confirmation {
  userId: number;
  sessionId: number;
  token: string;
  /** Six digits. */
  otp: string;
}

type Outcome = 'deleted' | 'gone' | 'expired' | 'locked' | 'wrong' | { obstacle: string };

/**
 * Deletes an account when the code is right (ACC-RULE-039): erases personal data, keeps orders for the books.
 * @throws 422 for a wrong or expired code, 403 after five wrong codes, 409 while there is an obstacle,
 *   401 when the account was closed in the meantime
 */
export async function confirmDeletion(
  app: Pick<App, 'db' | 'outbox' | 'clock' | 'config'>,
  confirmation: Confirmation,
): Promise<void> {
  // A wrong code does not throw, so that the transaction commits the count of attempts.
  const outcome = await app.db.transaction().execute((trx) => tryCode(trx, app, confirmation));
  if (typeof outcome === 'object') throw conflict(outcome.obstacle);
  switch (outcome) {
    case 'gone':
      if (await wasDeletedBy(app, confirmation)) return;
      throw unauthenticated();
    case 'expired':
      throw unprocessable({ otp: [messages.expiredCode] });
    case 'wrong':
      throw unprocessable({ otp: [messages.wrongCode] });
    case 'locked':
      throw forbidden(messages.lockedCode, { otp: [messages.lockedCode] });
  }
}

async function tryCode(
  trx: Transaction<Database>,
  { outbox, clock, config }: Pick<App, 'outbox' | 'clock' | 'config'>,
  { userId, sessionId, token, otp }: Confirmation,
): Promise<Outcome> {
  const now = clock();
  // Simultaneous attempts wait here, so that each one is counted.
  const account = await lockAccount(trx, userId);
  if (account.status !== 'active') return 'gone';
  const request = await trx
    .selectFrom('deletion_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!request || request.expires_at <= now || request.session_id !== sessionId) return 'expired';
  if (request.tries >= CODE_TRIES) return 'locked';
  const entered = findCode(request, { now, fits: (sealed) => codeFits(otp, token, sealed) });
  if (entered?.isExpired) return 'expired';
  if (entered === null) {
    const tries = request.tries + 1;
    await trx.updateTable('deletion_requests').set({ tries }).where('user_id', '=', userId).execute();
    return tries >= CODE_TRIES ? 'locked' : 'wrong';
  }
  const unpaid = await lockUnpaidOrders(trx, userId);
  const obstacle = await findObstacle(trx, { userId, now });
  if (obstacle !== null) return { obstacle };
  await closeUnpaidOrders(trx, unpaid, now);
  await eraseAccount(trx, account, now);
  const { reason, platform } = request;
  const kept = { reason: maskContacts(reason), platform, deleted_on: now };
  await trx.insertInto('deletion_reasons').values(kept).execute();
  const expires_at = new Date(now.getTime() + RECEIPT_SECONDS * 1000);
  await trx
    .insertInto('deletion_receipts')
    .values({ token_hash: hashToken(token), account_id: userId, expires_at })
    .execute();
  await outbox.add(trx, { channel: 'email', to: account.email, ...messages.deletedMail(config.brand) });
  return 'deleted';
}

/** Whether this ended session deleted this account a short time ago. A client that lost the answer asks again. */
export async function wasDeletedBy(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { userId, token }: Pick<Confirmation, 'userId' | 'token'>,
): Promise<boolean> {
  const receipt = await db
    .selectFrom('deletion_receipts')
    .select('account_id')
    .where('token_hash', '=', hashToken(token))
    .where('account_id', '=', userId)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  return receipt !== undefined;
}
