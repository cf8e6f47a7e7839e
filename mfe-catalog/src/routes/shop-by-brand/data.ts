import { type Brand, hasFeature, type LoadArguments } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { type BrandGroup, groupBrands } from '../../features/brands/group-brands';
import { messages as words } from '../../features/brands/messages';
import { messages } from '../../messages';
import { paths } from '../../paths';
import type { WithHead } from '../../head/loaded-head';
import { plainHead } from '../../head/plain-head';

export { loadedHead as head } from '../../head/loaded-head';

export interface ShopByBrandData extends WithHead {
  groups: BrandGroup[];
}

/** Every brand that has products (our endpoint); none when the server lacks it. */
async function getBrands({ api, settings }: Pick<Platform, 'api' | 'settings'>, signal: AbortSignal): Promise<Brand[]> {
  if (!hasFeature(settings, 'brands')) return [];
  const { data } = await api.get<{ data?: Brand[] }>('/brands', { signal });
  return data ?? [];
}

export async function load({ platform, url, signal }: LoadArguments<Platform>): Promise<ShopByBrandData> {
  const groups = groupBrands(await getBrands(platform, signal));
  const page = { title: messages.titles.shopByBrand, description: words.description, path: paths.shopByBrand() };
  return { groups, head: plainHead(page, url) };
}
