import type { Settings } from '@nkm/contracts';
import type { ApiClient } from '@nkm/platform';
import { pagesOf } from '../../app/frame-content/pages-of';
import { promoOf } from '../../app/frame-content/promo-of';
import { topCategoriesOf } from './current-frame';
import { DOCUMENTED_SETTINGS } from './current-settings';
import type { ShopContent } from './shop-content';

/** `GET /frame` (ours): the bodies of the documented calls, and one version for all of them. */
interface FrameAnswer {
  version: string;
  settings: Settings;
  adverts: unknown[];
  subcategories: unknown[];
  pages: unknown[];
}

/**
 * Reads the shared content of all pages in one call.
 * @throws ApiError 404 from an API without this call
 */
export async function readFrame(api: ApiClient): Promise<ShopContent> {
  const { data } = await api.get<{ data: FrameAnswer }>('/frame');
  return {
    version: data.version,
    settings: { ...DOCUMENTED_SETTINGS, ...data.settings },
    frame: {
      promo: promoOf({ data: data.adverts }),
      categories: topCategoriesOf({ data: data.subcategories }),
      pages: pagesOf({ data: data.pages }),
    },
  };
}
