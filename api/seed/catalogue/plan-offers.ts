import type { Random } from '../random';
import { type Article, parseArticle, slugOf } from './parse-article';
import type { ShelfPlace } from './plan-tree';
import { type VendorSeed, VENDORS } from './vendors';

/** One vendor's offer of one article. */
export interface Offer {
  place: ShelfPlace;
  article: Article;
  emoji: string;
  vendorId: number;
  slug: string;
  /** Number of the article where several vendors offer it. */
  group: number | null;
}

/** Articles whose maker is known are sold by several stores; so many of them. */
const SHARED_SHARE = 0.13;

function sellsHere({ sells, only }: VendorSeed, { categorySlug, shelf }: ShelfPlace): boolean {
  return sells.includes(categorySlug) && (only === undefined || only.split(' ').includes(shelf.slug));
}

/** Stores with few articles first, not strictly, so that general stores do not end up with half of everything. */
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

/** Puts every article of every shelf into a store, and some into two or three. */
export function planOffers(places: readonly ShelfPlace[], random: Random): Offer[] {
  const offers: Offer[] = [];
  const load = new Map<number, number>();
  let groups = 0;
  for (const place of places) {
    const sellers = VENDORS.map((vendor, index) => ({ ...vendor, id: index + 1 })).filter((vendor) =>
      sellsHere(vendor, place),
    );
    place.shelf.articles.forEach((line, index) => {
      const article = parseArticle(line);
      const emoji = article.emoji ?? (place.shelf.art[index % place.shelf.art.length] as string);
      const owner = sellers.find(({ store_name }) => store_name.startsWith(article.brand) && article.brand !== '');
      const shared = !owner && article.brand !== '' && random.chance(SHARED_SHARE);
      const stores = owner ? [owner] : leastBusy(sellers, load, random).slice(0, shared ? random.int(2, 3) : 1);
      const group = stores.length > 1 ? ++groups : null;
      stores.forEach((store, nth) => {
        load.set(store.id, (load.get(store.id) ?? 0) + 1);
        const slug = nth === 0 ? slugOf(article.title) : `${slugOf(article.title)}-${slugOf(store.store_name)}`;
        offers.push({ place, article, emoji, vendorId: store.id, slug, group });
      });
    });
  }
  return offers;
}

/** Random order in which no two neighbours come from the same shelf, so that a page shows many kinds of things. */
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
