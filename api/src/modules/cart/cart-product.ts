import { kobo, toNaira, type CartProduct, type Variant } from '@nkm/contracts';
import { type OwnPicture, presentPicture } from '../pictures/public';

/** Columns for a line of the cart or the wishlist, from products, vendors and pickup_stations. */
export const CART_PRODUCT_COLUMNS = [
  'products.id as product_id',
  'products.title',
  'products.slug',
  'products.condition',
  'products.boost_type',
  'products.picture_key',
  'products.selling_price_kobo',
  'products.original_price_kobo',
  'products.stars_1',
  'products.stars_2',
  'products.stars_3',
  'products.stars_4',
  'products.stars_5',
  'products.created_at',
  'vendors.id as vendor_id',
  'vendors.store_name',
  'pickup_stations.id as station_id',
  'pickup_stations.name as station_name',
  'pickup_stations.state_id as station_state_id',
] as const;

/** A variant with all renditions of its picture. */
export type ChosenVariant = Variant & { picture: OwnPicture };

export interface CartProductRow {
  product_id: number;
  title: string;
  slug: string;
  condition: string;
  boost_type: string | null;
  picture_key: string;
  selling_price_kobo: number;
  original_price_kobo: number;
  stars_1: number;
  stars_2: number;
  stars_3: number;
  stars_4: number;
  stars_5: number;
  created_at: Date;
  vendor_id: number;
  store_name: string;
  station_id: number | null;
  station_name: string | null;
  station_state_id: number | null;
}

/** Product of a cart line (API-FIELD-006), with the variant's price, stock and picture if there is one. */
export function presentCartProduct(row: CartProductRow, stock: number, variant: ChosenVariant | null) {
  return {
    id: row.product_id,
    title: row.title,
    slug: row.slug,
    ...(variant ? { image: variant.image, picture: variant.picture } : presentPicture(row.picture_key)),
    quantity: stock,
    selling_price: variant?.selling_price ?? toNaira(kobo(row.selling_price_kobo)),
    original_price: variant?.original_price ?? toNaira(kobo(row.original_price_kobo)),
    condition: row.condition,
    boost_type: row.boost_type,
    vendor: { id: row.vendor_id, store_name: row.store_name },
    variant,
    gigl_station: presentStation(row),
    star_summary: { '1': row.stars_1, '2': row.stars_2, '3': row.stars_3, '4': row.stars_4, '5': row.stars_5 },
    created_at: row.created_at.toISOString(),
  } satisfies CartProduct;
}

function presentStation({ station_id: id, station_name: name, station_state_id: state_id }: CartProductRow) {
  return id === null || name === null || state_id === null ? null : { id, name, state_id };
}
