import { type CartItem, readField } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { orderLines } from './order-request';

const PLATFORM = 'Web';

/** Checks that a code is valid for these lines (spec 2 §7); returns the code in the server's spelling. */
export async function redeemCoupon(
  { api }: Pick<Platform, 'api'>,
  code: string,
  lines: readonly CartItem[],
): Promise<string> {
  const body = await api.post<unknown>('/coupons/redeem', { code, platform: PLATFORM, products: orderLines(lines) });
  return readField<string>(body, 'code') ?? code;
}

/** The documented server has no capabilities but supports coupons; other servers declare them. */
export function takesCoupons({ capabilities }: Pick<Platform['settings'], 'capabilities'>): boolean {
  return capabilities.length === 0 || capabilities.includes('coupons');
}
