import './tables';
import type { App } from '../../platform/app';
import { deleteAfter } from '../../platform/personal-data/delete-after';
import { inquiryRoutes } from './inquiry-routes';
import { listStoreReviews } from './list-store-reviews';
import { listStores } from './list-stores';
import { receiveInquiry } from './receive-inquiry';
import { showStore } from './show-store';
import { INQUIRY_DAYS } from './personal-data';

/** Vendor stores: list, pages and contact form. */
export async function storesModule(app: App): Promise<void> {
  deleteAfter(app, {
    job: 'clean up store inquiries',
    table: 'store_inquiries',
    since: 'created_at',
    days: INQUIRY_DAYS,
  });
  listStores(app);
  showStore(app);
  listStoreReviews(app);
  receiveInquiry(app);
  inquiryRoutes(app);
}
