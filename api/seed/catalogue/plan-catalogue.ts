import { createRandom } from '../random';
import type { PictureSeed, ProductSeed } from './model';
import { mixOffers, type Offer, planOffers } from './plan-offers';
import { type ArticleKind, planQuestions, planReviews } from './plan-reviews';
import { emblem, PicturePlan } from './plan-pictures';
import { type CategoryTree, planTree } from './plan-tree';
import { pickColours, planVariants } from './plan-variants';
import { planDescription, planSpecification } from './plan-words';
import { priceArticle, stockArticle } from './price';
import { VENDORS, type VendorSeed } from './vendors';

export interface Catalogue {
  tree: CategoryTree;
  vendors: (VendorSeed & { id: number; avatar: PictureSeed; createdAt: Date })[];
  products: ProductSeed[];
}

/** Date of the newest product; fixed, so that a seed always gives the same catalogue. */
export const SEED_DAY = new Date('2026-11-01T09:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const KINDS: Record<string, ArticleKind> = {
  'consumer-electronic': 'device',
  'computer-technology': 'device',
  'clothing-apparel': 'wear',
  'jewelry-watches': 'wear',
  'home-garden-kitchen': 'home',
};

/** The whole catalogue from one seed; the same seed gives an identical catalogue. */
export function planCatalogue(seed: number): Catalogue {
  const tree = planTree();
  const offers = mixOffers(planOffers(tree.places, createRandom(seed, 'offers')), createRandom(seed, 'order'));
  const plan = new PicturePlan();
  const variantIds = counter();
  const products = offers.map((offer, index) => planProduct(offer, index, offers.length, seed, plan, variantIds));
  const vendors = VENDORS.map((vendor, index) => ({
    ...vendor,
    id: index + 1,
    avatar: emblem(`store-${index + 1}`, vendor.emoji, index * 7),
    createdAt: new Date(SEED_DAY.getTime() - (900 - index * 11) * DAY),
  }));
  return { tree, vendors, products };
}

function counter(): () => number {
  let last = 0;
  return () => ++last;
}

function planProduct(
  offer: Offer,
  index: number,
  total: number,
  seed: number,
  plan: PicturePlan,
  nextVariantId: () => number,
): ProductSeed {
  const random = createRandom(seed, `product ${offer.slug}`);
  const { article, place } = offer;
  const kind = KINDS[place.categorySlug] as ArticleKind;
  // Evenly spaced before the seed's date, about fourteen hours apart, oldest first.
  const createdAt = new Date(SEED_DAY.getTime() - (total - 1 - index) * 14 * HOUR - random.int(0, 13 * 60) * 60_000);
  const prices = priceArticle(article.naira, random);
  const colours = pickColours(offer, random);
  const pictures = plan.product(offer.slug, { art: offer.art, badge: article.badge, colour: colours[0] });
  const variants = planVariants(offer, colours, prices, pictures[0] as PictureSeed, random);
  const popularity = Math.floor(2600 * random.next() ** 4) + random.int(0, 60);
  return {
    id: index + 1,
    slug: offer.slug,
    title: article.title,
    brand: article.brand,
    vendorId: offer.vendorId,
    categoryId: place.categoryId,
    subcategoryId: place.subcategoryId,
    ...prices,
    stock: variants.length > 0 ? 0 : stockArticle(random),
    variants: variants.map((variant) => ({ id: nextVariantId(), ...variant })),
    condition: /Refurbished/.test(article.title) ? 'Refurbished' : random.chance(0.03) ? 'Used' : 'New',
    boost: popularity > 1500 ? 'Best Seller' : random.chance(0.08) ? random.pick(['Hot', 'Featured'] as const) : null,
    specification: planSpecification(offer, random),
    descriptionHtml: planDescription(offer, random),
    pictures,
    offerGroup: offer.group,
    popularity,
    reviews: planReviews(kind, popularity, createdAt, SEED_DAY, random),
    questions: planQuestions(kind, createdAt, SEED_DAY, random),
    createdAt,
  };
}
