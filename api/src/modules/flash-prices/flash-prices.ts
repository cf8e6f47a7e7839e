import { type FlashPrice, kobo, type Naira, toKobo, toNaira } from '@nkm/contracts';
import type { App } from '../../platform/app';
import { SingleFlight } from '../../platform/caching/single-flight';
import { readRunningOffers, type RunningOffer } from './read-running-offers';

interface Priced {
  id: number;
  selling_price: Naira;
  /** Stock. */
  quantity: number;
}

type WithFlash<P> = P & { flash?: FlashPrice };
type Offers = ReadonlyMap<number, RunningOffer>;

/** Adds flash prices to products; everything else about a product stays the same. */
export interface FlashPrices {
  /** The same for everybody, so that shared caches can store the answer. */
  forAll<P extends Priced>(products: readonly P[]): Promise<WithFlash<P>[]>;
  /** Without the offers that this shopper has used. */
  forShopper<P extends Priced>(userId: number, products: readonly P[]): Promise<WithFlash<P>[]>;
}

export function createFlashPrices({ db, clock }: Pick<App, 'db' | 'clock'>): FlashPrices {
  const reading = new SingleFlight<Offers>();
  return {
    async forAll(products) {
      if (products.length === 0) return [];
      const offers = await reading.get('all', () => readRunningOffers(db, clock(), null));
      return products.map((product) => withFlash(product, offers));
    },
    async forShopper(userId, products) {
      if (products.length === 0) return [];
      const offers = await readRunningOffers(db, clock(), userId);
      return products.map((product) => withFlash(product, offers));
    },
  };
}

/** No flash price: not in the deal, sold out here or there, or not cheaper. */
function withFlash<P extends Priced>(product: P, offers: Offers): WithFlash<P> {
  const offer = offers.get(product.id);
  if (!offer || product.quantity <= 0 || offer.priceKobo >= toKobo(product.selling_price)) return product;
  const { priceKobo, endsAt, left, code } = offer;
  const price = toNaira(kobo(priceKobo));
  return { ...product, flash: { price, ends_at: endsAt, left: Math.min(left, product.quantity), code } };
}
