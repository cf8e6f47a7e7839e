import type { CheckoutOptions, Single } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { loadOptional } from '../../products/load-optional';

export interface ComingSoonData {
  /** Names of ways to pay that are not open yet. */
  payment: string[];
  /** Names of ways to deliver that are not open yet. */
  shipping: string[];
}

/** What the checkout lists but does not offer yet (decision "Bank Transfer, NKM Point, Cash on Delivery disabled"). */
export async function loadComingSoon(
  platform: Pick<Platform, 'api' | 'isServer' | 'settings'>,
  signal: AbortSignal,
): Promise<ComingSoonData> {
  const isKnown = platform.settings.capabilities.includes('checkout-options');
  const options = isKnown ? await loadOptional(platform, getOptions(platform, signal)) : null;
  const names = (ways: readonly { title: string; enabled: boolean }[] = []) =>
    ways.filter(({ enabled }) => !enabled).map(({ title }) => title);
  return { payment: names(options?.payment_methods), shipping: names(options?.shipping_options) };
}

async function getOptions({ api }: Pick<Platform, 'api'>, signal: AbortSignal): Promise<CheckoutOptions> {
  return (await api.get<Single<CheckoutOptions>>('/checkout/options', { signal })).data;
}
