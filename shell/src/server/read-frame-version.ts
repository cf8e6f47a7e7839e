import type { Settings } from '@nkm/contracts';
import type { ApiClient } from '@nkm/platform';
import { pagesOf } from '../frame/pages-of';
import { promoOf } from '../frame/promo-of';
import { topCategoriesOf } from './current-frame';
import { DOCUMENTED_SETTINGS } from './current-settings';
import type { ShopContent } from './shop-content';

/** `GET /frame` (ours): the bodies of the documented calls, and a name for all of them together. */
interface FrameAnswer {
  version: string;
  settings: Settings;
  adverts: unknown[];
  subcategories: unknown[];
  pages: unknown[];
}

/**
 * What the API says for all pages, in one answer.
 * @param version an earlier one, which every instance of the API still knows for a day; the current one without
 * @throws ApiError 404 from a server without this call, and for a version that nobody knows
 */
export async function readFrameVersion(api: ApiClient, version?: string): Promise<ShopContent> {
  const path = version === undefined ? '/frame' : `/frame/${encodeURIComponent(version)}`;
  const { data } = await api.get<{ data: FrameAnswer }>(path);
  return {
    version: data.version,
    isClosed: false,
    settings: { ...DOCUMENTED_SETTINGS, ...data.settings },
    frame: {
      promo: promoOf({ data: data.adverts }),
      categories: topCategoriesOf({ data: data.subcategories }),
      pages: pagesOf({ data: data.pages }),
    },
  };
}
