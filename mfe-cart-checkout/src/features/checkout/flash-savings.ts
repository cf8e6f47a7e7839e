import { type CartItem, type Kobo, kobo, sumKobo, toKobo } from '@nkm/contracts';
import { priceOf } from '../../cart-line/line';

export interface FlashSavings {
  code: string;
  /** On one unit of each product, of several variants the dearest. */
  amount: Kobo;
  /** When the deal ends, in milliseconds since 1970. */
  endsAt: number;
}

/**
 * What the code of the flash deal takes off these lines; null when it takes nothing off.
 * @param now of the server, in milliseconds since 1970
 */
export function flashSavings(lines: readonly CartItem[], now: number): FlashSavings | null {
  const best = new Map<number, Kobo>();
  let deal: Omit<FlashSavings, 'amount'> | null = null;
  for (const { product } of lines) {
    const { flash } = product;
    const saved = flash ? priceOf(product) - toKobo(flash.price) : 0;
    if (!flash || saved <= 0 || Date.parse(flash.ends_at) <= now) continue;
    deal ??= { code: flash.code, endsAt: Date.parse(flash.ends_at) };
    if (flash.code === deal.code) best.set(product.id, kobo(Math.max(best.get(product.id) ?? 0, saved)));
  }
  return deal && { ...deal, amount: sumKobo([...best.values()]) };
}
