import './tables';
import type { App } from '../../platform/app';
import { inquiryRoutes } from './inquiry-routes';
import { listStoreReviews } from './list-store-reviews';
import { listStores } from './list-stores';
import { receiveInquiry } from './receive-inquiry';
import { showStore } from './show-store';

/** Vendor stores: list, pages and contact form (spec 2 §2 Vendor stores, §7). */
export async function storesModule(app: App): Promise<void> {
  listStores(app);
  showStore(app);
  listStoreReviews(app);
  receiveInquiry(app);
  inquiryRoutes(app);
}
