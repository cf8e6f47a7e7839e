import { kobo, toNaira, type Variant } from '@nkm/contracts';
import { presentPicture } from '../pictures/public';
import { presentCartProduct, type CartProductRow, type ChosenVariant } from './cart-product';

/** Columns of the chosen variant, from product_variants. */
export const VARIANT_COLUMNS = [
  'product_variants.id as variant_id',
  'product_variants.selling_price_kobo as variant_selling_kobo',
  'product_variants.original_price_kobo as variant_original_kobo',
  'product_variants.stock as variant_stock',
  'product_variants.values as variant_values',
  'product_variants.picture_key as variant_picture_key',
] as const;

export interface VariantRow extends CartProductRow {
  variant_id: number | null;
  variant_selling_kobo: number | null;
  variant_original_kobo: number | null;
  variant_stock: number | null;
  variant_values: Variant['values'] | null;
  variant_picture_key: string | null;
}

export interface CartItemRow extends VariantRow {
  id: number;
  quantity: number;
  stock: number;
  selected: boolean | null;
}

/** Cart line (API-FIELD-006). */
export function presentCartItem(row: CartItemRow) {
  const variant = presentVariant(row);
  const product = presentCartProduct(row, variant?.quantity ?? row.stock, variant);
  return { id: row.id, quantity: row.quantity, vendor: product.vendor, product, selected: row.selected };
}

/** The chosen variant with its price, stock and picture; null without one. */
export function presentVariant(row: VariantRow): ChosenVariant | null {
  if (row.variant_id === null) return null;
  return {
    id: row.variant_id,
    selling_price: toNaira(kobo(row.variant_selling_kobo ?? row.selling_price_kobo)),
    original_price: toNaira(kobo(row.variant_original_kobo ?? row.original_price_kobo)),
    quantity: row.variant_stock ?? 0,
    values: row.variant_values ?? [],
    ...presentPicture(row.variant_picture_key ?? row.picture_key),
  };
}
