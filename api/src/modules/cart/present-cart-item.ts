import { kobo, toNaira, type Variant } from '@nkm/contracts';
import { presentPicture } from '../pictures/public';
import { presentCartProduct, type CartProductRow, type ChosenVariant } from './cart-product';

export interface CartItemRow extends CartProductRow {
  id: number;
  quantity: number;
  stock: number;
  variant_id: number | null;
  variant_selling_kobo: number | null;
  variant_original_kobo: number | null;
  variant_stock: number | null;
  variant_values: Variant['values'] | null;
  variant_picture_key: string | null;
}

/** Cart line (spec 2 §3). */
export function presentCartItem(row: CartItemRow) {
  const variant = presentVariant(row);
  const product = presentCartProduct(row, variant?.quantity ?? row.stock, variant);
  return { id: row.id, quantity: row.quantity, vendor: product.vendor, product };
}

function presentVariant(row: CartItemRow): ChosenVariant | null {
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
