import type { CartItem, Naira } from '@nkm/contracts';
import { ApiError, type Platform, usePlatform } from '@nkm/platform';
import { useEffect, useState } from 'react';

interface Savings {
  own: Naira;
  other: Naira;
}

/** What each of two codes takes off these lines; null while unknown, and without a code to compare with. */
export function useSavings(lines: readonly CartItem[], code: string, other: string | null): Savings | null {
  const platform = usePlatform();
  const [savings, setSavings] = useState<Savings | null>(null);
  // As text, so that a new object with the same content does not ask again.
  const wanted = other === null ? null : JSON.stringify({ code, other, products: lines.map(orderLine) });

  useEffect(() => {
    setSavings(null);
    if (wanted === null) return;
    const asked = JSON.parse(wanted) as { code: string; other: string; products: OrderLine[] };
    const controller = new AbortController();
    const discountOf = (one: string) => getDiscount(platform, one, asked.products, controller.signal);
    void Promise.all([discountOf(asked.code), discountOf(asked.other)]).then(([own, second]) => {
      if (!controller.signal.aborted && own !== null && second !== null) setSavings({ own, other: second });
    });
    return () => controller.abort();
  }, [platform, wanted]);

  return savings;
}

type OrderLine = ReturnType<typeof orderLine>;

/** An order line as the API takes it (CART-CALL-009). */
function orderLine({ product: { id, variant }, quantity }: CartItem) {
  return variant ? { variant: { id: variant.id, quantity } } : { id, quantity };
}

/** Null: the shop does not tell it. A code that is refused saves nothing. */
async function getDiscount(
  { api }: Pick<Platform, 'api'>,
  code: string,
  products: readonly OrderLine[],
  signal: AbortSignal,
): Promise<Naira | null> {
  try {
    const body = { code, platform: 'Web', products };
    const { data } = await api.post<{ data: { amount?: Naira } }>('/coupons/redeem', body, {
      signal,
      background: true,
    });
    return data.amount ?? null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 409 || error.status === 422 ? 0 : null;
  }
}
