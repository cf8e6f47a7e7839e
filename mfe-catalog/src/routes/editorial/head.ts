import type { RouteHead } from '@nkm/contracts';
import { messages } from '../../messages';
import { paths } from '../../paths';
import { breadcrumbLd } from '../../head/breadcrumb-ld';
import type { EditorialData } from './data';

export function editorialHead({ title, slug, summary }: EditorialData, url: URL): RouteHead {
  const canonical = paths.editorial(slug);
  return {
    title,
    description: summary,
    canonical,
    jsonLd: [
      breadcrumbLd(url, [
        [messages.listing.home, paths.home()],
        [title, canonical],
      ]),
    ],
  };
}
