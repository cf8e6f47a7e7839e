import type { LoadArguments } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { getBrands } from '../../features/brands/get-brands';
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

export async function load({ platform, url, signal }: LoadArguments<Platform>): Promise<ShopByBrandData> {
  const groups = groupBrands((await getBrands(platform, signal)) ?? []);
  const page = { title: messages.titles.shopByBrand, description: words.description, path: paths.shopByBrand() };
  return { groups, head: plainHead(page, url) };
}
