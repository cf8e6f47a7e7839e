import { type Kobo, kobo } from '@nkm/contracts';
import type { Random } from '../random';

export interface Prices {
  selling: Kobo;
  original: Kobo;
}

/** Rounds naira like shops do: to 50, 100 or 500 by size, at least 50. */
function shopNaira(naira: number): number {
  const step = naira < 10_000 ? 50 : naira < 100_000 ? 100 : 500;
  return Math.max(50, Math.round(naira / step) * step);
}

/** Selling price for a usual price; nearly half are reduced, a few end in kobo. */
export function priceArticle(naira: number, random: Random): Prices {
  const usual = shopNaira(naira * (0.96 + random.next() * 0.08));
  const reduced = random.chance(0.45) ? shopNaira(usual * (1 - random.int(5, 40) / 100)) : usual;
  // Some prices end in 99 or 50 kobo, so that mistakes with kobo show.
  const kobos = random.chance(0.08) ? random.pick([-1, -50]) : 0;
  const selling = kobo(reduced * 100 + kobos);
  return { selling, original: reduced < usual ? kobo(usual * 100) : selling };
}

/** The price raised by a fraction, for a more expensive choice such as a larger size. */
export function priceStep({ selling, original }: Prices, fraction: number): Prices {
  if (fraction === 0) return { selling, original };
  const move = (amount: Kobo) => kobo(shopNaira((amount / 100) * (1 + fraction)) * 100);
  const moved = { selling: move(selling), original: move(original) };
  return { selling: moved.selling, original: kobo(Math.max(moved.original, moved.selling)) };
}

/** Random stock: some articles are sold out, some nearly. */
export function stockArticle(random: Random): number {
  const draw = random.next();
  if (draw < 0.07) return 0;
  if (draw < 0.2) return random.int(1, 4);
  return random.int(6, 140);
}
