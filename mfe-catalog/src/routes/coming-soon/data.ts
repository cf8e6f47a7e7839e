import type { LoadArguments } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import type { ContentPage } from '../../features/content/content-page';
import { type ComingSoonData, loadComingSoon } from '../../features/content/load-coming-soon';
import { messages } from '../../features/content/messages';
import { messages as shared } from '../../messages';
import { paths } from '../../paths';

export { plainHead as head } from '../../head/plain-head';

export const load = async ({ platform, signal }: LoadArguments<Platform>): Promise<ComingSoonData & ContentPage> => ({
  ...(await loadComingSoon(platform, signal)),
  title: shared.titles.comingSoon,
  description: messages.comingSoon.description,
  path: paths.comingSoon(),
});
