import type { SliceRoute } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import type { CompareData } from '../features/compare/load-compare';
import type { ContentPage } from '../features/content/content-page';
import type { ComingSoonData } from '../features/content/load-coming-soon';
import type { PaymentNow } from '../features/content/load-payment-now';
import type { OwnPageData } from '../features/editorial/load-own-page';
import type { KidsHomeData } from '../features/kids/load-kids-home';
import { messages } from '../messages';
import { definePage } from './define-page';

const PUBLIC = { access: 'open', frame: 'full', public: true, query: [] as string[] } as const;

/** Routes of the pages about the marketplace. */
export const contentRoutes: SliceRoute<Platform>[] = [
  definePage<PaymentNow & ContentPage>({
    ...PUBLIC,
    id: 'about',
    path: '/about',
    title: messages.titles.about,
    data: () => import(/* webpackChunkName: "content-data" */ './about/data'),
    screen: () => import(/* webpackChunkName: "about" */ './about/page'),
  }),
  definePage<ContentPage>({
    ...PUBLIC,
    id: 'become-a-vendor',
    path: '/become-a-vendor',
    title: messages.titles.becomeVendor,
    data: () => import(/* webpackChunkName: "content-data" */ './become-a-vendor/data'),
    screen: () => import(/* webpackChunkName: "become-a-vendor" */ './become-a-vendor/page'),
  }),
  definePage<OwnPageData>({
    ...PUBLIC,
    id: 'faqs',
    path: '/faqs',
    title: messages.editorial.faqs,
    data: () => import(/* webpackChunkName: "content-data" */ './own-page/faqs.data'),
    screen: () => import(/* webpackChunkName: "faqs" */ './own-page/page'),
  }),
  definePage<OwnPageData>({
    ...PUBLIC,
    id: 'our-press',
    path: '/Our-Press',
    title: messages.editorial.press,
    data: () => import(/* webpackChunkName: "content-data" */ './own-page/our-press.data'),
    screen: () => import(/* webpackChunkName: "our-press" */ './own-page/page'),
  }),
  definePage<OwnPageData>({
    ...PUBLIC,
    id: 'blog-list',
    path: '/Blog-List',
    title: messages.editorial.blog,
    data: () => import(/* webpackChunkName: "content-data" */ './own-page/blog-list.data'),
    screen: () => import(/* webpackChunkName: "blog-list" */ './own-page/page'),
  }),
  definePage<ComingSoonData & ContentPage>({
    ...PUBLIC,
    id: 'coming-soon',
    path: '/Coming-Soon',
    title: messages.titles.comingSoon,
    data: () => import(/* webpackChunkName: "content-data" */ './coming-soon/data'),
    screen: () => import(/* webpackChunkName: "coming-soon" */ './coming-soon/page'),
  }),
  definePage<ContentPage>({
    ...PUBLIC,
    id: 'contact-us',
    path: '/Contact-Us',
    title: messages.titles.contactUs,
    data: () => import(/* webpackChunkName: "content-data" */ './contact-us/data'),
    screen: () => import(/* webpackChunkName: "contact-us" */ './contact-us/page'),
  }),
  definePage<CompareData>({
    ...PUBLIC,
    id: 'compare',
    path: '/compare',
    title: messages.titles.compare,
    // The products to compare are in the shopper's browser.
    public: false,
    data: () => import(/* webpackChunkName: "compare" */ './compare/data'),
    screen: () => import(/* webpackChunkName: "compare" */ './compare/page'),
  }),
  definePage<KidsHomeData & ContentPage>({
    ...PUBLIC,
    id: 'kids-home',
    path: '/kids-home',
    title: messages.titles.kidsHome,
    data: () => import(/* webpackChunkName: "content-data" */ './kids-home/data'),
    screen: () => import(/* webpackChunkName: "kids-home" */ './kids-home/page'),
  }),
];
