import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import './tables';

/** A shopper's KYC data and its history, for the download of all data. The hash of the BVN is a secret. */
export async function exportKyc(db: Kysely<Database>, userId: number) {
  const application = await db
    .selectFrom('kyc_applications')
    .select(['full_name', 'bank', 'account_last4', 'id_kind', 'id_last4', 'submitted_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const changes = await db
    .selectFrom('kyc_changes')
    .select(['to_status as status', 'actor', 'reason', 'happened_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return {
    application: application ? { ...application, submitted_at: application.submitted_at.toISOString() } : null,
    changes: changes.map((change) => ({ ...change, happened_at: change.happened_at.toISOString() })),
  };
}
