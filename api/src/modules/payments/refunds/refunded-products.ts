import { variantName } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { mailedPicture } from '../../pictures/public';

/** The refunded products, by refund: `Ankara dress, Size: 38`, or `2 × Ankara dress`. */
export async function namesOf(db: Kysely<Database>, refundIds: readonly number[]): Promise<Map<number, string[]>> {
  const names = new Map<number, string[]>();
  if (refundIds.length === 0) return names;
  const lines = await db
    .selectFrom('refund_lines')
    .innerJoin('invoice_lines', 'invoice_lines.id', 'refund_lines.line_id')
    .select(['refund_lines.refund_id', 'refund_lines.quantity'])
    .select(['invoice_lines.name', 'invoice_lines.variant_values'])
    .where('refund_lines.refund_id', 'in', refundIds)
    .orderBy('invoice_lines.id')
    .execute();
  for (const { refund_id, quantity, ...line } of lines) {
    const name = variantName(line.name, line.variant_values);
    const text = quantity === 1 ? name : `${quantity} × ${name}`;
    names.set(refund_id, [...(names.get(refund_id) ?? []), text]);
  }
  return names;
}

/** Pictures in a row of a mail on a phone. */
const PICTURES_IN_ROW = 3;

/** Paths of the pictures of the refunded products, for a mail. */
export async function picturesOf(db: Kysely<Database>, refundId: number): Promise<string[]> {
  const lines = await db
    .selectFrom('refund_lines')
    .innerJoin('invoice_lines', 'invoice_lines.id', 'refund_lines.line_id')
    .select('invoice_lines.picture_key')
    .where('refund_lines.refund_id', '=', refundId)
    .orderBy('invoice_lines.id')
    .limit(PICTURES_IN_ROW)
    .execute();
  return lines.map(({ picture_key }) => mailedPicture(picture_key));
}
