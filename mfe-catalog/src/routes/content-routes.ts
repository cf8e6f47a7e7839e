import type { SliceRoute } from '@nkm/contracts';
import { defineRoute, type Platform } from '@nkm/platform';
import type { CompareData } from '../features/compare/load-compare';
import type { ContentPage } from '../features/content/content-page';
import type { ComingSoonData } from '../features/content/load-coming-soon';
import type { OwnPageData } from '../features/editorial/load-own-page';
import type { KidsHomeData } from '../features/kids/load-kids-home';
import { messages } from '../messages';
import { contentHead } from './content.head';
import { faqsHead, ownPageHead } from './own-page.head';

const PUBLIC = { access: 'open', frame: 'full', public: true } as const;

/** Addresses of the pages on which the marketplace speaks of itself. */
export const contentRoutes: SliceRoute<Platform>[] = [
  defineRoute<ContentPage>({
    ...PUBLIC,
    id: 'about',
    path: '/about',
    title: messages.titles.about,
    load: async (args) => (await import(/* webpackChunkName: "about" */ './about.data')).load(args),
    head: contentHead,
    screen: () => import(/* webpackChunkName: "about" */ './about'),
  }),
  defineRoute<ContentPage>({
    ...PUBLIC,
    id: 'become-a-vendor',
    path: '/become-a-vendor',
    title: messages.titles.becomeVendor,
    load: async (args) => (await import(/* webpackChunkName: "become-a-vendor" */ './become-a-vendor.data')).load(args),
    head: contentHead,
    screen: () => import(/* webpackChunkName: "become-a-vendor" */ './become-a-vendor'),
  }),
  defineRoute<OwnPageData>({
    ...PUBLIC,
    id: 'faqs',
    path: '/faqs',
    title: messages.editorial.faqs,
    load: async (args) => (await import(/* webpackChunkName: "faqs" */ './faqs.data')).load(args),
    head: faqsHead,
    screen: () => import(/* webpackChunkName: "faqs" */ './faqs'),
  }),
  defineRoute<OwnPageData>({
    ...PUBLIC,
    id: 'our-press',
    path: '/Our-Press',
    title: messages.editorial.press,
    load: async (args) => (await import(/* webpackChunkName: "our-press" */ './our-press.data')).load(args),
    head: ownPageHead,
    screen: () => import(/* webpackChunkName: "our-press" */ './our-press'),
  }),
  defineRoute<OwnPageData>({
    ...PUBLIC,
    id: 'blog-list',
    path: '/Blog-List',
    title: messages.editorial.blog,
    load: async (args) => (await import(/* webpackChunkName: "blog-list" */ './blog-list.data')).load(args),
    head: ownPageHead,
    screen: () => import(/* webpackChunkName: "blog-list" */ './blog-list'),
  }),
  defineRoute<ComingSoonData & ContentPage>({
    ...PUBLIC,
    id: 'coming-soon',
    path: '/Coming-Soon',
    title: messages.titles.comingSoon,
    load: async (args) => (await import(/* webpackChunkName: "coming-soon" */ './coming-soon.data')).load(args),
    head: contentHead,
    screen: () => import(/* webpackChunkName: "coming-soon" */ './coming-soon'),
  }),
  defineRoute<ContentPage>({
    ...PUBLIC,
    id: 'contact-us',
    path: '/Contact-Us',
    title: messages.titles.contactUs,
    load: async () => (await import(/* webpackChunkName: "contact-us" */ './contact-us.data')).load(),
    head: contentHead,
    screen: () => import(/* webpackChunkName: "contact-us" */ './contact-us'),
  }),
  defineRoute<CompareData>({
    ...PUBLIC,
    id: 'compare',
    path: '/compare',
    title: messages.titles.compare,
    // What is compared lies in the shopper's browser.
    public: false,
    load: async (args) => (await import(/* webpackChunkName: "compare" */ './compare.data')).load(args),
    screen: () => import(/* webpackChunkName: "compare" */ './compare'),
  }),
  defineRoute<KidsHomeData & ContentPage>({
    ...PUBLIC,
    id: 'kids-home',
    path: '/kids-home',
    title: messages.titles.kidsHome,
    load: async (args) => (await import(/* webpackChunkName: "kids-home" */ './kids-home.data')).load(args),
    head: contentHead,
    screen: () => import(/* webpackChunkName: "kids-home" */ './kids-home'),
  }),
];
