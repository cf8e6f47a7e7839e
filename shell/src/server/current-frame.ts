import type { ApiClient } from '@nkm/platform';
import { LONGEST_CATEGORY } from '../footer/footer-groups';
import { categoriesOf, type MenuCategory } from '../frame/categories-of';
import { EMPTY_FRAME, type FrameContent, type Place, type TopCategory } from '../frame/frame-content';
import { pagesOf } from '../frame/pages-of';
import { promoOf } from '../frame/promo-of';
import { followAnswer } from './follow-answer';

/** Where the advert above the header is placed. */
const HEADER = 'header';

/** Keeps what header and footer show of the server at hand; each part that cannot be had is missing there, in silence. */
export function followFrame(api: ApiClient, warn: (message: string, error: unknown) => void) {
  const follow = <T>(path: string, read: (body: unknown) => T, first: T) =>
    followAnswer({
      ask: async () => read(await api.get(path)),
      first,
      warn: (error) =>
        warn(`${path} could not be read for the frame of the pages; the last answer stays in use`, error),
    });
  const promo = follow(`/adverts/web/${HEADER}`, promoOf, EMPTY_FRAME.promo);
  const categories = follow('/subcategories', topCategoriesOf, EMPTY_FRAME.categories);
  const pages = follow('/pages', pagesOf, EMPTY_FRAME.pages);
  const parts = [promo, categories, pages];
  return {
    current: (): FrameContent => ({ promo: promo.current(), categories: categories.current(), pages: pages.current() }),
    ready: Promise.all(parts.map(({ ready }) => ready)),
    stop: () => parts.forEach(({ stop }) => stop()),
  };
}

export const topCategoriesOf = (body: unknown): TopCategory[] =>
  categoriesOf(body).map(({ title, slug, types }) => ({ title, slug, subcategories: firstPlaces(types) }));

const firstPlaces = (types: MenuCategory['types']): Place[] =>
  types
    .flatMap(({ subcategories }) => subcategories)
    .slice(0, LONGEST_CATEGORY)
    .map(({ title, slug }) => ({ title, slug }));
