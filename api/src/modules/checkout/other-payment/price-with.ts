import { kobo, type Kobo } from '@nkm/contracts';
import type { PaymentMethodCode } from '@nkm/contracts/payment-methods';
import { FEE_POLICY } from '../quote/fee-policy';
import { feeOfMethod } from '../quote/quote-order';

interface PricedOrder {
  payment_method: PaymentMethodCode;
  amount_kobo: number;
  gateway_kobo: number;
}

/** The gateway fee and the total of an existing order with a way to pay, in kobo. Everything else stays as ordered. */
export function priceWith(
  method: PaymentMethodCode,
  { payment_method, amount_kobo, gateway_kobo }: PricedOrder,
): { gateway: Kobo; total: Kobo } {
  if (method === payment_method) return { gateway: kobo(gateway_kobo), total: kobo(amount_kobo) };
  const beforeGateway = kobo(amount_kobo - gateway_kobo);
  const gateway = feeOfMethod(method, beforeGateway, FEE_POLICY);
  return { gateway, total: kobo(beforeGateway + gateway) };
}
