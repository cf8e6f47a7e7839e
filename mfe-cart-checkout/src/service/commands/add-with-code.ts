import type { AddToCart, AddToCartResult } from '@nkm/contracts';
import type { Shop } from '../shop';
import { addToCart } from './add-to-cart';
import { applyCode } from './apply-code';
import { buyNow } from './buy-now';

/** Adds a product, or buys it now, and applies the code that came with it. */
export async function addWithCode(shop: Shop, wanted: AddToCart): Promise<AddToCartResult> {
  const answer = await (wanted.buyNow ? buyNow : addToCart)(shop, wanted);
  if (wanted.code === undefined || answer.outcome === 'refused') return answer;
  return { ...answer, codeApplied: await applyCode(shop, wanted.code) };
}
