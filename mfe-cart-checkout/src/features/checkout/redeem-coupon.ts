import { type CartItem, readField } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { orderLines } from './order-request';

const PLATFORM = 'Web';

/** Asks whether a code is good for these lines (spec 2 §7); answers with the code as the server spells it. */
export async function redeemCoupon(
  { api }: Pick<Platform, 'api'>,
  code: string,
  lines: readonly CartItem[],
): Promise<string> {
  const body = await api.post<unknown>('/coupons/redeem', { code, platform: PLATFORM, products: orderLines(lines) });
  return readField<string>(body, 'code') ?? code;
}

/** Coupons are documented; a server with additions of ours says whether it has them yet. */
export function takesCoupons({ capabilities }: Pick<Platform['settings'], 'capabilities'>): boolean {
  return capabilities.length === 0 || capabilities.includes('coupons');
}
