import type { RouteHead } from '@nkm/contracts';
import { largestPicture } from '../../features/home/home-picture';
import type { HomeData } from '../../features/home/load-home';
import { messages } from '../../messages';
import { paths } from '../../paths';
import { organizationLd } from './organization-ld';

export function homeHead(data: HomeData, url: URL): RouteHead {
  const { brand } = data;
  return {
    title: messages.home.title,
    description: messages.home.description(brand),
    canonical: paths.home(),
    ...largestPicture(data),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: brand,
        url: url.origin + paths.home(),
        potentialAction: {
          '@type': 'SearchAction',
          target: `${url.origin}/search/{query}`,
          'query-input': 'required name=query',
        },
      },
      organizationLd(data.marketplace, url),
    ],
  };
}
