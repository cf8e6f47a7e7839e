import type { LoadArguments } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import type { ContentPage } from '../../features/content/content-page';
import { loadPaymentNow, type PaymentNow } from '../../features/content/load-payment-now';
import { messages } from '../../features/content/messages';
import { messages as shared } from '../../messages';
import { paths } from '../../paths';

export { plainHead as head } from '../../head/plain-head';

export const load = async ({ platform, signal }: LoadArguments<Platform>): Promise<PaymentNow & ContentPage> => ({
  ...(await loadPaymentNow(platform, signal)),
  title: shared.titles.about,
  description: messages.about.description(platform.settings.brand),
  path: paths.about(),
});
