import { readField } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/** Claims a coupon and returns its code; repeating it changes nothing (CART-CALL-014). Rejects with `ApiError`. */
export async function claimCoupon({ api }: Pick<Platform, 'api'>, id: number, signal: AbortSignal): Promise<string> {
  const body = await api.get<unknown>(`/coupons/${id}/claim`, { signal });
  const code = readField<string>(body, 'code');
  if (!code) throw new Error('The server sent no code');
  return code;
}
