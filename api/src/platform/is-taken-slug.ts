import { isReservedSlug } from '@nkm/contracts';
import { CLAIMED_SEGMENTS } from './claimed-segments';

/**
 * True for a slug that collides with a route of the shop or a path of the API, in any letter case: `/{slug}` is matched
 * last, so a product with it would be unreachable.
 */
export const isTakenSlug = (slug: string): boolean =>
  isReservedSlug(slug) || CLAIMED_SEGMENTS.includes(slug.toLowerCase());
