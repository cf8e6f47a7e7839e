import type { RouteHead } from '@nkm/contracts';
import type { HomeData } from '../features/home/load-home';
import { messages } from '../messages';
import { paths } from '../paths';
import { CARD_SIZES, preloadOf } from '../products/card-picture';

export function homeHead({ brand, blocks, newest }: HomeData, url: URL): RouteHead {
  const first = blocks.flatMap(({ products }) => products).concat(newest)[0];
  return {
    title: messages.home.title,
    description: messages.home.description(brand),
    canonical: paths.home(),
    ...(first && { preloadPicture: preloadOf(first, CARD_SIZES) }),
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
    ],
  };
}
