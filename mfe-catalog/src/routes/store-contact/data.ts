import type { LoadArguments, StoreListItem } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { getStore, readStoreId, type StoreView } from '../../features/stores/get-store';
import { getStores } from '../../features/stores/get-stores';
import { messages as words } from '../../features/stores/messages';
import { tellFailure } from '../../features/stores/tell-failure';
import { messages } from '../../messages';
import { paths } from '../../paths';
import type { WithHead } from '../../head/loaded-head';
import { plainHead } from '../../head/plain-head';

export { loadedHead as head } from '../../head/loaded-head';

export interface StoreContactData extends WithHead {
  /** Null until the shopper chooses a store. */
  store: StoreView | null;
  /** Stores to choose from. */
  stores: StoreListItem[];
}

/** /store-detail?vendor=. The forms of all stores share one canonical address. */
export async function load({ platform, url, signal }: LoadArguments<Platform>): Promise<StoreContactData> {
  const vendor = url.searchParams.get('vendor');
  const page = { description: words.contactDescription, path: paths.storeContacts() };
  if (vendor === null) {
    const stores = await tellFailure(platform, getStores(platform, signal));
    return { store: null, stores, head: plainHead({ ...page, title: messages.titles.storeContact }, url) };
  }
  const { store } = await tellFailure(platform, getStore(platform, readStoreId(vendor), 0, signal));
  const head = plainHead({ ...page, title: words.contactTitle(store.store_name) }, url);
  return { store, stores: [], head: { ...head, robots: 'noindex' } };
}
