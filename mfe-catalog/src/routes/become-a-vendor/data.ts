import type { LoadArguments } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import type { ContentPage } from '../../features/content/content-page';
import { messages } from '../../features/content/messages';
import { messages as shared } from '../../messages';
import { paths } from '../../paths';

export { plainHead as head } from '../../head/plain-head';

export const load = ({ platform: { settings } }: LoadArguments<Platform>): ContentPage => ({
  title: shared.titles.becomeVendor,
  description: messages.vendor.description(settings.brand),
  path: paths.becomeVendor(),
});
