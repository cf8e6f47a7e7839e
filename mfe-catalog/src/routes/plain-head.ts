import type { RouteHead } from '@nkm/contracts';
import { messages } from '../messages';
import { paths } from '../paths';
import { breadcrumbLd } from './breadcrumb-ld';

export interface PlainPage {
  title: string;
  description: string;
  path: string;
  /** What stands between the home page and this one. */
  above?: readonly (readonly [title: string, path: string])[];
}

/** Title, description, address and the way to a page, for search engines. */
export function plainHead({ title, description, path, above = [] }: PlainPage, url: URL): RouteHead {
  return {
    title,
    description,
    canonical: path,
    jsonLd: [breadcrumbLd(url, [[messages.listing.home, paths.home()], ...above, [title, path]])],
  };
}
