import { amountLines, type AmountParts, splitAmounts } from './amount-lines';
import type { Amounts, OrderFees } from './entities';
import { kobo, toKobo } from './money';

const NONE: AmountParts = {
  products: kobo(0),
  coupon: kobo(0),
  delivery: kobo(0),
  gas: kobo(0),
  tax: kobo(0),
  gateway: kobo(0),
};

/**
 * The lines of a quote, as the order shows them later.
 * @param inCoins the order is paid with coins, which are whole
 */
export function amountsOfQuote(fees: OrderFees, { inCoins }: { inCoins: boolean }): Amounts {
  const parts = {
    products: toKobo(fees.products_total_price),
    coupon: toKobo(fees.coupon_discount),
    delivery: toKobo(fees.delivery_fee),
    gas: toKobo(fees.gas_fee),
    tax: toKobo(fees.tax),
    gateway: toKobo(fees.payment_gateway_fee),
  };
  return splitAmounts([{ parts, kind: 'to_pay' }], { kind: 'to_pay', inCoins }).order;
}

/** The lines of a cart, of the parts that are known before the checkout. `delivery` includes fuel and tax. */
export const amountsOfCart = (known: Partial<Pick<AmountParts, 'products' | 'coupon' | 'delivery'>>): Amounts =>
  amountLines({ ...NONE, ...known }, 'to_pay');
