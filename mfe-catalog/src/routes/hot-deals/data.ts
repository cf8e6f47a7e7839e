import type { LoadArguments } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { type HotDeals, loadHotDeals } from '../../features/deals/load-hot-deals';
import { messages as words } from '../../features/deals/messages';
import { messages } from '../../messages';
import { paths } from '../../paths';
import type { WithHead } from '../../head/loaded-head';
import { plainHead } from '../../head/plain-head';

export { loadedHead as head } from '../../head/loaded-head';

export interface HotDealsData extends HotDeals, WithHead {}

export async function load({ platform, url, signal }: LoadArguments<Platform>): Promise<HotDealsData> {
  const page = { title: messages.titles.hotDeals, description: words.hot.description, path: paths.hotDeals() };
  return { ...(await loadHotDeals(platform, signal)), head: plainHead(page, url) };
}
