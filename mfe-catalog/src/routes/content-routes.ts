import type { SliceRoute } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import type { CompareData } from '../features/compare/load-compare';
import type { ContentPage } from '../features/content/content-page';
import type { ComingSoonData } from '../features/content/load-coming-soon';
import type { OwnPageData } from '../features/editorial/load-own-page';
import type { KidsHomeData } from '../features/kids/load-kids-home';
import { messages } from '../messages';
import { definePage } from './define-page';

const PUBLIC = { access: 'open', frame: 'full', public: true, query: [] as string[] } as const;

/** Addresses of the pages on which the marketplace speaks of itself. */
export const contentRoutes: SliceRoute<Platform>[] = [
  definePage<ContentPage>({
    ...PUBLIC,
    id: 'about',
    path: '/about',
    title: messages.titles.about,
    data: () => import(/* webpackChunkName: "content-data" */ './about.data'),
    screen: () => import(/* webpackChunkName: "about" */ './about'),
  }),
  definePage<ContentPage>({
    ...PUBLIC,
    id: 'become-a-vendor',
    path: '/become-a-vendor',
    title: messages.titles.becomeVendor,
    data: () => import(/* webpackChunkName: "content-data" */ './become-a-vendor.data'),
    screen: () => import(/* webpackChunkName: "become-a-vendor" */ './become-a-vendor'),
  }),
  definePage<OwnPageData>({
    ...PUBLIC,
    id: 'faqs',
    path: '/faqs',
    title: messages.editorial.faqs,
    data: () => import(/* webpackChunkName: "content-data" */ './faqs.data'),
    screen: () => import(/* webpackChunkName: "faqs" */ './faqs'),
  }),
  definePage<OwnPageData>({
    ...PUBLIC,
    id: 'our-press',
    path: '/Our-Press',
    title: messages.editorial.press,
    data: () => import(/* webpackChunkName: "content-data" */ './our-press.data'),
    screen: () => import(/* webpackChunkName: "our-press" */ './our-press'),
  }),
  definePage<OwnPageData>({
    ...PUBLIC,
    id: 'blog-list',
    path: '/Blog-List',
    title: messages.editorial.blog,
    data: () => import(/* webpackChunkName: "content-data" */ './blog-list.data'),
    screen: () => import(/* webpackChunkName: "blog-list" */ './blog-list'),
  }),
  definePage<ComingSoonData & ContentPage>({
    ...PUBLIC,
    id: 'coming-soon',
    path: '/Coming-Soon',
    title: messages.titles.comingSoon,
    data: () => import(/* webpackChunkName: "content-data" */ './coming-soon.data'),
    screen: () => import(/* webpackChunkName: "coming-soon" */ './coming-soon'),
  }),
  definePage<ContentPage>({
    ...PUBLIC,
    id: 'contact-us',
    path: '/Contact-Us',
    title: messages.titles.contactUs,
    data: () => import(/* webpackChunkName: "content-data" */ './contact-us.data'),
    screen: () => import(/* webpackChunkName: "contact-us" */ './contact-us'),
  }),
  definePage<CompareData>({
    ...PUBLIC,
    id: 'compare',
    path: '/compare',
    title: messages.titles.compare,
    // What is compared lies in the shopper's browser.
    public: false,
    data: () => import(/* webpackChunkName: "compare" */ './compare.data'),
    screen: () => import(/* webpackChunkName: "compare" */ './compare'),
  }),
  definePage<KidsHomeData & ContentPage>({
    ...PUBLIC,
    id: 'kids-home',
    path: '/kids-home',
    title: messages.titles.kidsHome,
    data: () => import(/* webpackChunkName: "content-data" */ './kids-home.data'),
    screen: () => import(/* webpackChunkName: "kids-home" */ './kids-home'),
  }),
];
