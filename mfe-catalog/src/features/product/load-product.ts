import { FIRST_REVIEWS, isReservedSlug, NotFound, type Product, RedirectTo, type Review } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { paths } from '../../paths';
import { pickCard } from '../../products/card';
import { loadOptional } from '../../products/load-optional';
import { getProduct } from './get-product';
import { recallProduct, rememberProduct } from './last-product';
import { pickProduct, pickReview, type ProductData } from './product-view';
import { getFirstReviews } from './reviews/get-first-reviews';

type Needs = Pick<Platform, 'api' | 'isServer' | 'settings'>;

/**
 * Loads the product page.
 * @throws NotFound for an unknown slug
 * @throws RedirectTo for an id or another spelling of the slug
 */
export async function loadProduct(platform: Needs, slug: string, url: URL, signal: AbortSignal): Promise<ProductData> {
  if (isReservedSlug(slug)) throw new NotFound(`${slug} is no product`);
  const recalled = platform.isServer ? null : recallProduct(platform, slug, url.search);
  if (recalled) return recalled;

  const product = await getProduct(platform, slug, signal);
  if (product.slug !== slug) throw new RedirectTo(paths.product(product.slug) + url.search, true);
  const { delivery } = platform.settings;
  const reviews = await loadReviews(platform, product, signal);
  const data: ProductData = {
    product: pickProduct(product),
    address: url.origin + paths.product(slug),
    reviews: reviews?.map(pickReview) ?? null,
    related: (product.related ?? []).map(pickCard),
    ...(delivery && { delivery }),
  };
  if (!platform.isServer) rememberProduct(platform, slug, url.search, data);
  return data;
}

async function loadReviews(platform: Needs, product: Product, signal: AbortSignal): Promise<Review[] | null> {
  if (product.latest_reviews) return product.latest_reviews.slice(0, FIRST_REVIEWS);
  if (product.stars === 0) return [];
  return loadOptional(platform, getFirstReviews(platform, product.id, signal));
}
