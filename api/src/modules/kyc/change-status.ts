import type { Transaction } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { conflict, notFound } from '../../platform/errors/api-problem';
import type {} from '../accounts/public';
import { releasePhotos } from '../uploads/public';
import type { KycChange } from './kyc-change';
import { messages } from './messages';
import { photosOfApplication } from './photo-names';
import { tellShopper } from './tell-shopper';

/**
 * Changes the KYC status of an account, records who did it when and why, and tells the shopper, in the caller's
 * transaction.
 * @throws 404 for an unknown or closed account, 409 when the status has changed in the meantime
 */
export async function changeStatus(
  app: Pick<App, 'outbox' | 'config'>,
  trx: Transaction<Database>,
  { userId, to, from, token, reason, sections, now }: KycChange,
): Promise<void> {
  const account = await trx
    .selectFrom('users')
    .select(['id', 'email', 'other_names', 'kyc_status'])
    .where('id', '=', userId)
    .where('status', '<>', 'deleted')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) throw notFound(messages.noAccount);
  const { kyc_status } = account;
  if (kyc_status === to) throw conflict(messages.sameStatus(to));
  if (!from.includes(kyc_status)) throw conflict(messages.moved(kyc_status));
  const rejected = JSON.stringify(sections);
  await trx
    .updateTable('users')
    .set({ kyc_status: to, kyc_rejected_sections: rejected, bvn_verified: to === 'Verified' })
    .where('id', '=', userId)
    .execute();
  await trx
    .insertInto('kyc_changes')
    .values({
      user_id: userId,
      from_status: kyc_status,
      to_status: to,
      actor: token === null ? 'shopper' : 'staff',
      role_token_id: token,
      reason,
      sections: rejected,
      happened_at: now,
    })
    .execute();
  // Nobody needs the documents after the check.
  if (to === 'Verified') await releasePhotos(trx, photosOfApplication(userId));
  await tellShopper(app, trx, account, { to, reason, sections, now });
}
