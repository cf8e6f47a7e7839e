import type { RouteHead } from '@nkm/contracts';
import type { ContentPage } from '../features/content/content-page';
import { messages } from '../messages';
import { paths } from '../paths';
import { breadcrumbLd } from '../head/breadcrumb-ld';

/** For search engines, text pages differ only in title, description and address. */
export function contentHead({ title, description, path }: ContentPage, url: URL): RouteHead {
  return {
    title,
    description,
    canonical: path,
    jsonLd: [
      breadcrumbLd(url, [
        [messages.listing.home, paths.home()],
        [title, path],
      ]),
    ],
  };
}
