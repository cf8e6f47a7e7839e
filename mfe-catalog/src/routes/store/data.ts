import type { LoadArguments } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { readStoreId } from '../../features/stores/get-store';
import { loadStore, type StorePage } from '../../features/stores/load-store';
import { tellFailure } from '../../features/stores/tell-failure';
import type { WithHead } from '../../head/loaded-head';
import { storeHead } from './head';

export { loadedHead as head } from '../../head/loaded-head';

export interface StoreData extends WithHead {
  page: StorePage;
}

export async function load({ platform, params, url, signal }: LoadArguments<Platform>): Promise<StoreData> {
  const page = await tellFailure(platform, loadStore(platform, readStoreId(params.vendorId), url, signal));
  return { page, head: storeHead(page, url) };
}
