import type { App } from '../../platform/app';
import { listDeals } from './list-deals';
import { showFlashDeals } from './show-flash-deals';

/** Deals and flash deals. */
export async function dealsModule(app: App): Promise<void> {
  listDeals(app);
  showFlashDeals(app);
}
