import type { RouteHead } from '@nkm/contracts';
import type { PageMatch } from '../slices/route-outcome';
import { messages } from './messages';

/** Head of the matched page: the slice's head, else the title of its claim. */
export function headOf(
  match: Pick<PageMatch, 'handle' | 'loaderData'> | undefined,
  brand: string,
): RouteHead & { title: string } {
  const outcome = match?.loaderData;
  const claim = match?.handle;
  if (!claim || outcome?.kind === 'not-found') return { title: titleOf(brand, messages.notFound), robots: 'noindex' };
  const head = outcome?.kind === 'ready' ? outcome.head : {};
  // Personal pages stay out of search engines.
  const robots = claim.public ? head.robots : 'noindex';
  return { ...head, title: titleOf(brand, head.title ?? claim.title), ...(robots && { robots }) };
}

/** Titles are prefixed with the marketplace's name (SH-SCR-001). */
function titleOf(brand: string, title: string): string {
  return `${brand} | ${title}`;
}
