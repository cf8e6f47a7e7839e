import type { LoadArguments, StoreListItem } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { getStores } from '../../features/stores/get-stores';
import { messages as words } from '../../features/stores/messages';
import { tellFailure } from '../../features/stores/tell-failure';
import { messages } from '../../messages';
import { paths } from '../../paths';
import type { WithHead } from '../../head/loaded-head';
import { plainHead } from '../../head/plain-head';

export { loadedHead as head } from '../../head/loaded-head';

export interface VendorStoreData extends WithHead {
  stores: StoreListItem[];
}

export async function load({ platform, url, signal }: LoadArguments<Platform>): Promise<VendorStoreData> {
  const stores = await tellFailure(platform, getStores(platform, signal));
  const page = { title: messages.titles.stores, description: words.listDescription, path: paths.stores() };
  return { stores, head: plainHead(page, url) };
}
