import type { Product, Single } from '@nkm/contracts';
import { ApiError, type Platform } from '@nkm/platform';
import { type CardData, pickCard } from '../../products/card';
import { readCompared } from '../../products/compare-list';

export interface ComparedProduct extends CardData {
  specification: Record<string, string>;
  /** Where the parcel starts; null when the server does not say. */
  station: string | null;
}

export interface CompareData {
  products: ComparedProduct[];
  /** Slugs on the list of products that are not sold any more. */
  gone: string[];
}

/** The products of the list, which lies in the browser (decision "/compare is a static table"). */
export async function loadCompare(
  platform: Pick<Platform, 'api' | 'storage'>,
  signal: AbortSignal,
): Promise<CompareData> {
  const slugs = readCompared(platform);
  const found = await Promise.all(slugs.map((slug) => getCompared(platform, slug, signal)));
  return { products: found.filter((product) => product !== null), gone: slugs.filter((_slug, index) => !found[index]) };
}

/** GET /products/{slug} (spec 1 §7); null when there is no such product any more. */
async function getCompared(
  { api }: Pick<Platform, 'api'>,
  slug: string,
  signal: AbortSignal,
): Promise<ComparedProduct | null> {
  try {
    const { data } = await api.get<Single<Product>>(`/products/${encodeURIComponent(slug)}`, { signal });
    // A product may have got another slug since; on the list it keeps the one by which it was chosen.
    return {
      ...pickCard(data),
      slug,
      specification: data.specification ?? {},
      station: data.gigl_station?.name ?? null,
    };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return null;
    throw error;
  }
}
