import type { LoadArguments } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import type { ContentPage } from '../../features/content/content-page';
import { type KidsHomeData, loadKidsHome } from '../../features/kids/load-kids-home';
import { messages } from '../../features/kids/messages';
import { messages as shared } from '../../messages';
import { paths } from '../../paths';

export { kidsHomeHead as head } from './head';

export const load = async ({ platform, signal }: LoadArguments<Platform>): Promise<KidsHomeData & ContentPage> => ({
  ...(await loadKidsHome(platform, signal)),
  title: shared.titles.kidsHome,
  description: messages.description,
  path: paths.kidsHome(),
});
