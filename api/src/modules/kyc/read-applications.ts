import type { KycStatus } from '@nkm/contracts/entities';
import type { Kysely } from 'kysely';
import { paginate } from '../../platform/database/paginate';
import type { Database } from '../../platform/database/tables';
import type {} from '../accounts/public';
import type {} from '../role-tokens/public';
import { photosOf } from '../uploads/public';
import { KYC_PHOTOS, photoName, photosOfApplication } from './photo-names';
import './tables';

/** Accounts with a KYC status for staff, those that wait longest first. */
export async function readApplications(
  db: Kysely<Database>,
  { status, page, perPage }: { status: KycStatus; page: number; perPage: number },
) {
  const { rows, pagination } = await paginate(
    db
      .selectFrom('users')
      .leftJoin('kyc_applications as given', 'given.user_id', 'users.id')
      .select(['users.id', 'users.surname', 'users.other_names', 'users.email', 'users.kyc_status'])
      .select(['users.kyc_rejected_sections', 'given.full_name', 'given.bank', 'given.account_last4'])
      .select(['given.id_kind', 'given.id_last4', 'given.submitted_at', 'given.bvn_hmac'])
      .where('users.kyc_status', '=', status)
      .where('users.status', '<>', 'deleted')
      .orderBy('given.submitted_at')
      .orderBy('users.id'),
    { page, perPage },
  );
  const ids = rows.map(({ id }) => id);
  const photos = await photosOf(db, ids.flatMap(photosOfApplication));
  const history = await readHistory(db, ids);
  const shared = await countSharedNumbers(
    db,
    rows.flatMap(({ bvn_hmac }) => bvn_hmac ?? []),
  );
  const data = rows.map(({ id, kyc_status, kyc_rejected_sections, bvn_hmac, ...row }) => ({
    id,
    surname: row.surname,
    other_names: row.other_names,
    email: row.email,
    status: kyc_status!,
    rejected_sections: kyc_rejected_sections,
    application:
      row.submitted_at === null
        ? null
        : {
            full_name: row.full_name!,
            bank: row.bank!,
            account_last4: row.account_last4!,
            id_kind: row.id_kind!,
            id_last4: row.id_last4!,
            submitted_at: row.submitted_at.toISOString(),
            other_accounts_with_bvn: (shared.get(bvn_hmac!) ?? 1) - 1,
            photos: KYC_PHOTOS.filter((name) => photos.has(photoName(id, name))),
          },
    history: history.filter(({ user_id }) => user_id === id).map(({ user_id: _, ...change }) => change),
  }));
  return { data, pagination };
}

async function readHistory(db: Kysely<Database>, userIds: readonly number[]) {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('kyc_changes')
    .leftJoin('role_tokens', 'role_tokens.id', 'kyc_changes.role_token_id')
    .select(['user_id', 'from_status', 'to_status', 'actor', 'role_tokens.name as staff', 'reason', 'happened_at'])
    .where('user_id', 'in', userIds)
    .orderBy('kyc_changes.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, happened_at: row.happened_at.toISOString() }));
}

async function countSharedNumbers(db: Kysely<Database>, hashes: readonly string[]): Promise<Map<string, number>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('kyc_applications')
    .select(({ fn }) => ['bvn_hmac', fn.countAll<number>().as('accounts')])
    .where('bvn_hmac', 'in', hashes)
    .groupBy('bvn_hmac')
    .execute();
  return new Map(rows.map(({ bvn_hmac, accounts }) => [bvn_hmac, Number(accounts)]));
}
