import type { Product, Single } from '@nkm/contracts';
import { ApiError, type Platform } from '@nkm/platform';
import { type CardData, pickCard } from '../../products/card';
import { readCompared } from '../../products/compare-list';

export interface ComparedProduct extends CardData {
  specification: Record<string, string>;
  /** Name of its subcategory; null when a server does not send it. */
  kind: string | null;
  /** Station that the parcel leaves from; null when unknown. */
  station: string | null;
}

export interface CompareData {
  products: ComparedProduct[];
  /** Slugs on the list whose products are no longer sold. */
  gone: string[];
}

/** The products of the list, which the browser stores. */
export async function loadCompare(
  platform: Pick<Platform, 'api' | 'storage'>,
  signal: AbortSignal,
): Promise<CompareData> {
  const slugs = readCompared(platform);
  const found = await Promise.all(slugs.map((slug) => getCompared(platform, slug, signal)));
  return { products: found.filter((product) => product !== null), gone: slugs.filter((_slug, index) => !found[index]) };
}

/** GET /products/{slug} (CAT-CALL-008); null when the product no longer exists. */
async function getCompared(
  { api }: Pick<Platform, 'api'>,
  slug: string,
  signal: AbortSignal,
): Promise<ComparedProduct | null> {
  try {
    const { data } = await api.get<Single<Product>>(`/products/${encodeURIComponent(slug)}`, { signal });
    // The product's slug may have changed; the list keeps the one that the shopper chose.
    return {
      ...pickCard(data),
      slug,
      specification: data.specification ?? {},
      kind: data.subcategory?.name ?? null,
      station: data.gigl_station?.name ?? null,
    };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return null;
    throw error;
  }
}
