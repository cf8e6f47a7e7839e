import type { Random } from '../random';
import { type Article, parseArticle, slugOf } from './parse-article';
import type { SubcategoryPlace } from './plan-tree';
import { type VendorSeed, VENDORS } from './vendors';

/** One vendor's offer of one article. */
export interface Offer {
  place: SubcategoryPlace;
  article: Article;
  art: string;
  vendorId: number;
  slug: string;
  /** Number of the article, if several vendors offer it. */
  group: number | null;
}

/** Share of branded articles that several stores sell. */
const SHARED_SHARE = 0.13;

function sellsHere({ sells, only }: VendorSeed, { categorySlug, subcategory }: SubcategoryPlace): boolean {
  return sells.includes(categorySlug) && (only === undefined || only.split(' ').includes(subcategory.slug));
}

/** Prefers stores with few articles, so that general stores do not get half of the catalogue. */
function leastBusy<T extends { id: number }>(
  stores: readonly T[],
  load: ReadonlyMap<number, number>,
  random: Random,
): T[] {
  return stores
    .map((store) => ({ store, place: (load.get(store.id) ?? 0) + random.int(0, 14) }))
    .sort((a, b) => a.place - b.place)
    .map(({ store }) => store);
}

/** Assigns every article to a store, and some to two or three. */
export function planOffers(places: readonly SubcategoryPlace[], random: Random): Offer[] {
  const offers: Offer[] = [];
  const load = new Map<number, number>();
  let groups = 0;
  for (const place of places) {
    const sellers = VENDORS.map((vendor, index) => ({ ...vendor, id: index + 1 })).filter((vendor) =>
      sellsHere(vendor, place),
    );
    place.subcategory.articles.forEach((line) => {
      const article = parseArticle(line);
      const art = article.art ?? place.subcategory.art;
      if (!art) throw new Error(`No art for ${line}`);
      const owner = sellers.find(({ store_name }) => store_name.startsWith(article.brand) && article.brand !== '');
      const shared = !owner && article.brand !== '' && random.chance(SHARED_SHARE);
      const stores = owner ? [owner] : leastBusy(sellers, load, random).slice(0, shared ? random.int(2, 3) : 1);
      const group = stores.length > 1 ? ++groups : null;
      stores.forEach((store, nth) => {
        load.set(store.id, (load.get(store.id) ?? 0) + 1);
        const slug = nth === 0 ? slugOf(article.title) : `${slugOf(article.title)}-${slugOf(store.store_name)}`;
        offers.push({ place, article, art, vendorId: store.id, slug, group });
      });
    });
  }
  return offers;
}

/** Random order without two neighbours from the same subcategory, so that pages are varied. */
export function mixOffers(offers: readonly Offer[], random: Random): Offer[] {
  const rest = random.sample(offers, offers.length);
  const mixed: Offer[] = [];
  while (rest.length > 0) {
    const last = mixed.at(-1);
    const other = rest.findIndex((offer) => offer.place !== last?.place);
    mixed.push(...rest.splice(Math.max(other, 0), 1));
  }
  return mixed;
}
