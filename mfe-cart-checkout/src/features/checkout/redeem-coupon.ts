import { type CartItem, type Naira, readField } from '@nkm/contracts';
import { ApiError, type Platform } from '@nkm/platform';
import { orderLines } from './order-request';

const PLATFORM = 'Web';

export interface AppliedCoupon {
  /** In the server's spelling. */
  code: string;
  /** What it takes off these lines; null: the server does not say. */
  amount: Naira | null;
}

/** Checks that a code is valid for these lines (CART-CALL-012). Rejects with `ApiError`. */
export async function redeemCoupon(
  { api }: Pick<Platform, 'api'>,
  code: string,
  lines: readonly CartItem[],
  signal?: AbortSignal,
): Promise<AppliedCoupon> {
  const wanted = { code, platform: PLATFORM, products: orderLines(lines) };
  const body = await api.post<unknown>('/coupons/redeem', wanted, signal ? { signal } : {});
  return { code: readField<string>(body, 'code') ?? code, amount: readField<Naira>(body, 'amount') ?? null };
}

/** The server's reason against the coupon of an order; null: the call failed for another reason. */
export function couponRefusal(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  return (error.errors.coupon_code ?? error.errors.code)?.join(' ') ?? null;
}
