import { createHmac } from 'node:crypto';
import type { FieldErrors } from '@nkm/contracts';
import type { KycStatus } from '@nkm/contracts/entities';
import type { App } from '../../platform/app';
import { ApiProblem, conflict, unprocessable } from '../../platform/errors/api-problem';
import { encodePhoto, insertUpload, type Photo, releasePhotos } from '../uploads/public';
import type { PhotographStore } from '../pictures/public';
import { changeStatus } from './change-status';
import { checkFields, type KycFields, tidyFields } from './check-application';
import { messages } from './messages';
import { KYC_PHOTOS, type KycPhoto, photoName } from './photo-names';
import { readAccepted } from './read-accepted';
import './tables';

/** States in which a shopper can send data. */
const OPEN: readonly (KycStatus | null)[] = [null, 'Rejected'];
/** Digits that staff and the shopper see of an account or ID number. */
const SHOWN = 4;

export interface Application extends Partial<KycFields> {
  /** The files as the shopper chose them; null when there is none. */
  photos: Record<KycPhoto, Buffer | null>;
}

/**
 * Stores a shopper's KYC data and hands it to staff. After a rejection, accepted parts need not be sent again. The bank
 * verification number is not stored, only its keyed hash, which finds the same number at other accounts; of the other
 * numbers, the last four characters stay.
 * @throws 422 by field, 409 while the KYC is submitted, in review or verified
 */
export async function submitApplication(
  app: Pick<App, 'db' | 'outbox' | 'config' | 'clock'>,
  store: PhotographStore,
  userId: number,
  { photos, ...sent }: Application,
): Promise<void> {
  const { kyc_status } = await app.db
    .selectFrom('users')
    .select('kyc_status')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  // A cheap check before the pictures are stored; the one in the transaction decides.
  if (!OPEN.includes(kyc_status)) throw conflict(messages.moved(kyc_status));
  const { inputs: accepted, earlier } = await readAccepted(app.db, userId);
  const fields = tidyFields(sent);
  const isAsked = (field: keyof KycFields) => sent[field] !== undefined || !accepted.has(field);
  const errors: FieldErrors = { ...checkFields(fields, isAsked) };
  const encoded = new Map<KycPhoto, Photo>();
  for (const name of KYC_PHOTOS) {
    if (photos[name] === null && accepted.has(name)) continue;
    const result = await readPhoto(photos[name], name);
    if (Array.isArray(result)) errors[fieldOf(name)] = result;
    else encoded.set(name, result);
  }
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
  for (const { contentHash, file } of encoded.values()) await store.put(contentHash, file);
  const now = app.clock();
  await app.db.transaction().execute(async (trx) => {
    await changeStatus(app, trx, {
      userId,
      to: 'Submitted',
      from: OPEN,
      token: null,
      reason: null,
      sections: [],
      now,
    });
    // Only an earlier application can have accepted parts.
    const choose = <T>(field: keyof KycFields, given: T, kept: T | undefined) => (isAsked(field) ? given : kept!);
    const row = {
      full_name: choose('full_name', fields.full_name, earlier?.full_name),
      bvn_hmac: choose('bvn', sealBvn(fields.bvn, app.config.linksKey), earlier?.bvn_hmac),
      bank: choose('bank', fields.bank, earlier?.bank),
      account_last4: choose('account_number', fields.account_number.slice(-SHOWN), earlier?.account_last4),
      id_kind: choose('id_kind', fields.id_kind!, earlier?.id_kind),
      id_last4: choose('id_number', fields.id_number.slice(-SHOWN), earlier?.id_last4),
      submitted_at: now,
    };
    await trx
      .insertInto('kyc_applications')
      .values({ user_id: userId, ...row })
      .onConflict((earlier) => earlier.column('user_id').doUpdateSet(row))
      .execute();
    const replaced = [...encoded.keys()].map((name) => photoName(userId, name));
    if (replaced.length > 0) await releasePhotos(trx, replaced);
    for (const [name, photo] of encoded)
      await insertUpload(trx, { ...photo, userId, usedBy: photoName(userId, name), now });
  });
}

/** Without the key, all eleven-digit numbers could be tried. The routes refuse requests while there is none. */
function sealBvn(bvn: string, key: string | null): string {
  if (key === null) throw new Error('LINKS_KEY is missing');
  return createHmac('sha256', key).update(bvn).digest('hex');
}

/** Field of a picture in the form. */
const fieldOf = (photo: KycPhoto) => photo.replace('-', '_');
const MISSING: Record<KycPhoto, string> = {
  'bank-statement': messages.bankStatement,
  'government-id': messages.governmentId,
};

/** @returns the errors of a picture that is missing or unreadable */
async function readPhoto(file: Buffer | null, name: KycPhoto): Promise<Photo | string[]> {
  if (file === null || file.length === 0) return [MISSING[name]];
  try {
    return await encodePhoto(file, { field: fieldOf(name) });
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 422) return [error.message];
    throw error;
  }
}
