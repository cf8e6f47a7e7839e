import type { HostClaim } from '../slices/boot-data';

/**
 * When the server is too busy for a page's data (503), the shopper goes to the home page (SH-RULE-021), but never from
 * cart, checkout or payment: those pages stay and offer Retry. Null: stay.
 */
export function placeWhenBusy({ path, purchase }: Pick<HostClaim, 'path' | 'purchase'>): string | null {
  return path === '/' || purchase ? null : '/';
}
