import type { FlashPrice } from '@nkm/contracts';
import type { CardData } from '../../products/card';

/** Most products of the strip. */
const LONGEST_STRIP = 6;

/** The flash deal as far as the home page shows it. */
export interface RunningFlash {
  /** Moment of its end, by the server's clock. */
  ends_at: string;
  offers: readonly { product: CardData; flash_price: CardData['selling_price']; left: number }[];
}

type StripProduct = Pick<CardData, 'id' | 'slug' | 'title' | 'picture' | 'image' | 'selling_price' | 'original_price'>;

export interface StripData {
  /** The end of the flash deal; null if the strip shows other deals. */
  flash: Pick<FlashPrice, 'ends_at'> | null;
  products: StripProduct[];
}

/** The products of the strip, at the price that a shopper can pay now. Sold-out products are left out. */
export function chooseStrip(flash: RunningFlash | null, deals: readonly CardData[]): StripData {
  const offers = flash?.offers.filter(({ left }) => left > 0) ?? [];
  if (flash && offers.length > 0) {
    const products = offers.map(({ product, flash_price }) => pick({ ...product, selling_price: flash_price }));
    return { flash: { ends_at: flash.ends_at }, products: products.slice(0, LONGEST_STRIP) };
  }
  const available = deals.filter(({ quantity }) => quantity > 0);
  return { flash: null, products: available.slice(0, LONGEST_STRIP).map(pick) };
}

function pick({ id, slug, title, picture, image, selling_price, original_price }: StripProduct): StripProduct {
  return { id, slug, title, image, ...(picture && { picture }), selling_price, original_price };
}
