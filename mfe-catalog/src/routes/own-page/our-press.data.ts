import type { LoadArguments } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { loadOwnPage, type OwnPageData } from '../../features/editorial/load-own-page';
import { messages } from '../../messages';
import { paths } from '../../paths';

export { ownPageHead as head } from './head';

export const load = ({ platform, signal }: LoadArguments<Platform>): Promise<OwnPageData> =>
  loadOwnPage(platform, { slug: 'our-press', path: paths.press(), title: messages.editorial.press }, signal);
