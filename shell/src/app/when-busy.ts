import type { HostClaim } from '../slices/boot-data';

/**
 * A server that is too busy to give a page its data (503) sends the shopper home (spec 1 §8), but never away from the
 * cart, the checkout or the payment: there the page stays and offers another try. Null: stay.
 */
export function placeWhenBusy({ path, purchase }: Pick<HostClaim, 'path' | 'purchase'>): string | null {
  return path === '/' || purchase ? null : '/';
}
