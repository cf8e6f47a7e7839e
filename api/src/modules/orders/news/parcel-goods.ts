import { variantName } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { mailedPicture } from '../../pictures/public';
import '../tables';

/** The products of an invoice for a mail: a list such as `- 2 × Ankara dress, Size: 38`, and its pictures. */
export async function parcelGoods(
  db: Kysely<Database>,
  invoiceId: number,
): Promise<{ text: string; pictures: string[] }> {
  const lines = await db
    .selectFrom('invoice_lines')
    .select(['name', 'variant_values', 'quantity', 'picture_key'])
    .where('invoice_id', '=', invoiceId)
    .where('status', 'is distinct from', 'Cancelled')
    .orderBy('id')
    .execute();
  const text = lines.map((line) => `- ${line.quantity} × ${variantName(line.name, line.variant_values)}`);
  return { text: text.join('\n'), pictures: lines.map(({ picture_key }) => mailedPicture(picture_key)) };
}
