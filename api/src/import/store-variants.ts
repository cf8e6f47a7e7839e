import { sql, type Transaction } from 'kysely';
import type { Database } from '../platform/database/tables';
import type { Offer } from './read-product';

/** A variant with the picture that its row names; null: none. */
type Variant = Offer & { pictureKey: string | null };

/**
 * Adds and updates the variants of a product, the default one first. A variant that the file no longer has stays with
 * stock 0, because orders refer to it.
 * @param productPicture for a new variant without a photograph
 */
export async function storeVariants(
  trx: Transaction<Database>,
  product_id: number,
  variants: readonly Variant[],
  productPicture: string,
): Promise<void> {
  const existing = await trx
    .selectFrom('product_variants')
    .select(['id', 'values', 'picture_key'])
    .where('product_id', '=', product_id)
    .orderBy('position')
    .execute();
  const byValues = new Map(existing.map((variant) => [nameOf(variant.values), variant]));
  // Frees the positions, which are unique.
  await trx
    .updateTable('product_variants')
    .set({ position: sql<number>`-1 - position` })
    .where('product_id', '=', product_id)
    .execute();
  const added = [];
  for (const [position, variant] of variants.entries()) {
    const known = byValues.get(nameOf(variant.values));
    const columns = {
      position,
      selling_price_kobo: variant.selling,
      original_price_kobo: variant.original,
      stock: variant.stock,
      picture_key: variant.pictureKey ?? known?.picture_key ?? productPicture,
    };
    if (!known) added.push({ ...columns, product_id, values: JSON.stringify(variant.values) });
    else await trx.updateTable('product_variants').set(columns).where('id', '=', known.id).execute();
  }
  if (added.length > 0) await trx.insertInto('product_variants').values(added).execute();
  await endMissing(trx, existing, variants);
}

async function endMissing(
  trx: Transaction<Database>,
  existing: { id: number; values: Offer['values'] | { title: string; value: string }[] }[],
  variants: readonly Variant[],
): Promise<void> {
  const wanted = new Set(variants.map(({ values }) => nameOf(values)));
  const missing = existing.filter(({ values }) => !wanted.has(nameOf(values)));
  for (const [index, { id }] of missing.entries())
    await trx
      .updateTable('product_variants')
      .set({ position: variants.length + index, stock: 0 })
      .where('id', '=', id)
      .execute();
}

/** The same for the same values in any order. */
function nameOf(values: readonly { title: string; value: string }[]): string {
  return JSON.stringify(values.map(({ title, value }) => [title, value]).sort());
}
