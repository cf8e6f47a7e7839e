import { type CheckoutOptions, hasFeature, type Single } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { loadOptional } from '../../products/load-optional';

/** The current checkout options; null when the server does not provide them. */
export async function loadCheckoutOptions(
  platform: Pick<Platform, 'api' | 'isServer' | 'settings'>,
  signal: AbortSignal,
): Promise<CheckoutOptions | null> {
  if (!hasFeature(platform.settings, 'checkout-options')) return null;
  return loadOptional(platform, getOptions(platform, signal));
}

async function getOptions({ api }: Pick<Platform, 'api'>, signal: AbortSignal): Promise<CheckoutOptions> {
  return (await api.get<Single<CheckoutOptions>>('/checkout/options', { signal })).data;
}
