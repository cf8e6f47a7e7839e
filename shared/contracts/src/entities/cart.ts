import type { FlashPrice, Product, Variant, Vendor } from './products';
import type { Naira, Picture, StarSummary, Timestamp } from './values';

/** The product fields that the cart needs, in answers of the API and in the guest cart of the browser. */
export interface CartProduct {
  /** Ours: it can no longer be bought, and its page does not exist. */
  withdrawn?: boolean;
  id: number;
  title: string;
  slug: string;
  image: string;
  picture?: Picture;
  /** Stock. */
  quantity: number;
  selling_price: Naira;
  original_price?: Naira;
  condition?: string;
  boost_type?: string | null;
  vendor: Pick<Vendor, 'id' | 'store_name'>;
  /** The chosen variant, if the product has any. */
  variant?: Variant | null;
  gigl_station?: Product['gigl_station'];
  star_summary?: StarSummary;
  created_at?: Timestamp;
  /** Absent: not in a flash deal, sold out there, or this shopper has used it. */
  flash?: FlashPrice | null;
  /** On the wishlist: price and stock when the shopper added the product; absent or null: not known. */
  added?: { selling_price: Naira; in_stock: boolean } | null;
}

/** One cart line: a product or one of its variants. */
export interface CartItem {
  id: number;
  product: CartProduct;
  quantity: number;
  vendor: Pick<Vendor, 'id' | 'store_name'>;
  /** Whether the shopper wants to order the line now; null: no device has told the server. Absent: another server. */
  selected?: boolean | null;
}
