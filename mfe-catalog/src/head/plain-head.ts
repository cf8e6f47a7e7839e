import type { RouteHead } from '@nkm/contracts';
import { messages } from '../messages';
import { paths } from '../paths';
import { breadcrumbLd } from './breadcrumb-ld';

export interface PlainPage {
  title: string;
  description: string;
  path: string;
  /** Breadcrumb entries between the home page and this page. */
  above?: readonly (readonly [title: string, path: string])[];
}

/** Title, description, canonical address and breadcrumb of a page. */
export function plainHead({ title, description, path, above = [] }: PlainPage, url: URL): RouteHead {
  return {
    title,
    description,
    canonical: path,
    jsonLd: [breadcrumbLd(url, [[messages.listing.home, paths.home()], ...above, [title, path]])],
  };
}
