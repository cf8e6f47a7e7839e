import { messages } from '../../features/contact/messages';
import type { ContentPage } from '../../features/content/content-page';
import { messages as shared } from '../../messages';
import { paths } from '../../paths';

export { plainHead as head } from '../../head/plain-head';

export const load = (): ContentPage => ({
  title: shared.titles.contactUs,
  description: messages.description,
  path: paths.contactUs(),
});
