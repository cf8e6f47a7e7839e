import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { mailedPicture } from '../../pictures/public';
import '../tables';

/** Pictures in a row of a mail on a phone. */
export const PICTURES_IN_ROW = 3;

/** Pictures of the products of an invoice, for a mail. */
export async function parcelPictures(db: Kysely<Database>, invoiceId: number): Promise<string[]> {
  const lines = await db
    .selectFrom('invoice_lines')
    .select('picture_key')
    .where('invoice_id', '=', invoiceId)
    .where('status', 'is distinct from', 'Cancelled')
    .orderBy('id')
    .limit(PICTURES_IN_ROW)
    .execute();
  return lines.map(({ picture_key }) => mailedPicture(picture_key));
}
