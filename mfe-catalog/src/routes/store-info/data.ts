import { type LoadArguments, RedirectTo, type StoreReview, totalPages } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { getStore, readStoreId, type StoreView } from '../../features/stores/get-store';
import { getStoreReviews } from '../../features/stores/get-store-reviews';
import { messages as words } from '../../features/stores/messages';
import { tellFailure } from '../../features/stores/tell-failure';
import { messages } from '../../messages';
import { paths } from '../../paths';
import type { WithHead } from '../../head/loaded-head';
import { plainHead } from '../../head/plain-head';

export { loadedHead as head } from '../../head/loaded-head';

export interface StoreInfoData extends WithHead {
  store: StoreView;
  reviews: StoreReview[];
  page: number;
  pages: number;
}

/** `?vendor=` names the store. Redirects to the stores without it. */
export async function load({ platform, url, signal }: LoadArguments<Platform>): Promise<StoreInfoData> {
  const vendor = url.searchParams.get('vendor');
  if (vendor === null) throw new RedirectTo(paths.stores());
  const id = readStoreId(vendor);
  const wanted = Number(url.searchParams.get('page') ?? 1);
  const page = Number.isSafeInteger(wanted) && wanted >= 1 ? wanted : 1;
  const [{ store }, { data: reviews, pagination }] = await tellFailure(
    platform,
    Promise.all([getStore(platform, id, 0, signal), getStoreReviews(platform, id, page, signal)]),
  );
  const pages = totalPages(pagination);
  const hrefOf = (target: number) => `${paths.storeInfo(id)}${target > 1 ? `&page=${target}` : ''}`;
  if (page > pages) throw new RedirectTo(hrefOf(pages));
  const title = words.infoTitle(store.store_name);
  const plain = plainHead(
    {
      title,
      description: words.infoDescription(store.store_name),
      path: paths.storeInfo(id),
      above: [
        [messages.titles.stores, paths.stores()],
        [store.store_name, paths.store(id)],
      ],
    },
    url,
  );
  // Each page of the reviews has its own title and canonical address.
  const head =
    page === 1 ? plain : { ...plain, title: `${title}, ${messages.listing.page(page)}`, canonical: hrefOf(page) };
  return { store, reviews, page, pages, head };
}
