import type { ApiClient } from '@nkm/platform';
import { LONGEST_CATEGORY } from '../../frame/footer/footer-groups';
import { categoriesOf, type MenuCategory } from '../../app/frame-content/categories-of';
import { EMPTY_FRAME, type FrameContent, type Place, type TopCategory } from '../../app/frame-content/frame-content';
import { pagesOf } from '../../app/frame-content/pages-of';
import { promoOf } from '../../app/frame-content/promo-of';
import { followAnswer } from './follow-answer';

/** Placement of the promo above the header. */
const HEADER = 'header';

/** Keeps the API data of header and footer up to date. A part without an answer stays empty on the page. */
export function followFrame(api: ApiClient, warn: (message: string, error: unknown) => void) {
  const follow = <T>(path: string, read: (body: unknown) => T, first: T) =>
    followAnswer({
      ask: async () => read(await api.get(path)),
      first,
      warn: (error) => warn(`Could not refresh ${path} for the frame; using the last answer`, error),
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
