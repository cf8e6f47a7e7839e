import { kobo, percentOfKobo, sumKobo, timesKobo, type Kobo } from '@nkm/contracts';
import { DOCUMENTED_PAYMENT, type PaymentMethodCode } from '@nkm/contracts/payment-methods';
import type { FeePolicy } from './fee-policy';
import { rulesOf } from '../../orders/public';

/** A line with its current catalog price. */
export interface PricedLine {
  vendorId: number;
  unitPrice: Kobo;
  /** At least 1. */
  quantity: number;
}

export interface InvoiceQuote<L extends PricedLine> {
  vendorId: number;
  lines: L[];
  products: Kobo;
  delivery: Kobo;
}

/** Price of an order in kobo, as shown by POST /orders/fees and charged by POST /orders. */
export interface OrderQuote<L extends PricedLine = PricedLine> {
  /** One per vendor, in the order in which the vendors first appear. */
  invoices: InvoiceQuote<L>[];
  products: Kobo;
  delivery: Kobo;
  coupon: Kobo;
  /** Products after the coupon. */
  discounted: Kobo;
  gas: Kobo;
  gateway: Kobo;
  tax: Kobo;
  total: Kobo;
  /** Amount missing for free delivery; 0 when reached, and for an order without delivery. */
  freeDeliveryMissing: Kobo;
}

interface Terms {
  /** For each vendor's parcel. */
  deliveryFee: Kobo;
  /** Card if it is missing. */
  paymentMethod?: PaymentMethodCode;
  coupon?: Kobo;
  policy: FeePolicy;
}

const ZERO = kobo(0);

/**
 * Computes the price of an order (CART-RULE-018; docs/rules.md "Fees"): total = sum of invoices (products + delivery
 * each) − coupon + gas + gateway + tax. A coupon never takes more than the products are worth. Without lines
 * everything is 0.
 */
export function quoteOrder<L extends PricedLine>(
  lines: readonly L[],
  { deliveryFee, paymentMethod = DOCUMENTED_PAYMENT, coupon: wanted = ZERO, policy }: Terms,
): OrderQuote<L> {
  const groups = groupByVendor(lines);
  const products = sumKobo(lines.map(worth));
  const free = products > policy.freeDeliveryOver;
  const invoices = [...groups].map(([vendorId, own]) => ({
    vendorId,
    lines: own,
    products: sumKobo(own.map(worth)),
    delivery: free ? ZERO : deliveryFee,
  }));
  const delivery = sumKobo(invoices.map((invoice) => invoice.delivery));
  const coupon = kobo(Math.min(Math.max(0, wanted), products));
  const gas = free ? ZERO : timesKobo(policy.gasPerInvoice, invoices.length);
  const tax = percentOfKobo(kobo(delivery + gas), policy.taxPercent);
  const beforeGateway = kobo(products + delivery - coupon + gas + tax);
  const gateway = feeOfMethod(paymentMethod, beforeGateway, policy);
  return {
    invoices,
    products,
    delivery,
    coupon,
    discounted: kobo(products - coupon),
    gas,
    gateway,
    tax,
    total: kobo(beforeGateway + gateway),
    freeDeliveryMissing: free || lines.length === 0 ? ZERO : kobo(policy.freeDeliveryOver - products + 1),
  };
}

/** The fee for paying an amount with a method. */
export const feeOfMethod = (method: PaymentMethodCode, amount: Kobo, policy: FeePolicy): Kobo =>
  rulesOf(method).hasGatewayFee ? gatewayFee(amount, policy.gateway) : ZERO;

/** The card provider's fee on an amount; 0 for an amount of 0. */
export function gatewayFee(amount: Kobo, { percent, flat, flatFrom, cap }: FeePolicy['gateway']): Kobo {
  if (amount === 0) return ZERO;
  return kobo(Math.min(cap, percentOfKobo(amount, percent) + (amount >= flatFrom ? flat : 0)));
}

const worth = (line: PricedLine): Kobo => timesKobo(line.unitPrice, line.quantity);

function groupByVendor<L extends PricedLine>(lines: readonly L[]): Map<number, L[]> {
  const groups = new Map<number, L[]>();
  for (const line of lines) {
    const group = groups.get(line.vendorId);
    if (group) group.push(line);
    else groups.set(line.vendorId, [line]);
  }
  return groups;
}
