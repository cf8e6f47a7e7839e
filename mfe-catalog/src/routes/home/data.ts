import type { LoadArguments } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { getDeals } from '../../features/deals/get-deals';
import { getFlashDeals } from '../../features/deals/get-flash-deals';
import { type HomeData, loadHome } from '../../features/home/load-home';

export { homeHead as head } from './head';

export const load = ({ platform, signal }: LoadArguments<Platform>): Promise<HomeData> =>
  loadHome(platform, signal, {
    getDeals: (most) => getDeals(platform, most, signal),
    getFlash: async () => (await getFlashDeals(platform, { signal })).current,
  });
