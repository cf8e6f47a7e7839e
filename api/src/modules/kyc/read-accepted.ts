import { KYC_SECTIONS } from '@nkm/contracts/kyc';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type {} from '../accounts/public';
import { photosOf } from '../uploads/public';
import type { KycFields } from './check-application';
import { KYC_PHOTOS, type KycPhoto, photoName, photosOfApplication } from './photo-names';
import type { KycApplicationsTable } from './tables';

type SectionName = (typeof KYC_SECTIONS)[number]['name'];
/** A field or a picture of the application. */
export type KycInput = keyof KycFields | KycPhoto;

/** What each section asks for. */
const INPUTS: Readonly<Record<SectionName, readonly KycInput[]>> = {
  'Personal details': ['full_name'],
  'Account number': ['bank', 'account_number'],
  'Bank verification number': ['bvn'],
  'Bank statement': ['bank-statement'],
  'Government ID': ['id_kind', 'id_number', 'government-id'],
};

export interface Accepted {
  /** Names of the sections that a rejection left out, in the order of the form. Their data need not be sent again. */
  sections: SectionName[];
  inputs: ReadonlySet<KycInput>;
  /** What the shopper sent before; null: nothing. */
  earlier: Selectable<KycApplicationsTable> | null;
}

/**
 * Which parts of a rejected application are accepted: all sections beside the rejected ones whose pictures are still
 * there. None without a rejection, or when it names no section of the form.
 */
export async function readAccepted(db: Kysely<Database>, userId: number): Promise<Accepted> {
  const account = await db
    .selectFrom('users')
    .select(['kyc_status', 'kyc_rejected_sections'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const earlier = await db.selectFrom('kyc_applications').selectAll().where('user_id', '=', userId).executeTakeFirst();
  const rejected = new Set<string>(account.kyc_rejected_sections.map(({ name }) => name));
  const isKnown = KYC_SECTIONS.some(({ name }) => rejected.has(name));
  if (!earlier || account.kyc_status !== 'Rejected' || !isKnown)
    return { sections: [], inputs: new Set(), earlier: earlier ?? null };
  const lost = await lostPhotos(db, userId);
  const sections = KYC_SECTIONS.map(({ name }) => name).filter(
    (name) => !rejected.has(name) && INPUTS[name].every((input) => !lost.has(input)),
  );
  return { sections, inputs: new Set(sections.flatMap((name) => INPUTS[name])), earlier };
}

async function lostPhotos(db: Kysely<Database>, userId: number): Promise<ReadonlySet<KycInput>> {
  const photos = await photosOf(db, photosOfApplication(userId));
  return new Set(KYC_PHOTOS.filter((photo) => !photos.has(photoName(userId, photo))));
}
