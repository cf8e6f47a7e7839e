import { AMOUNT_NAMES, type AmountName, type Amounts, type Invoice, type Order } from './entities';
import { kobo, type Kobo, sumKobo, toKobo, toNaira } from './money';
import { collectorOf } from './payment-methods';

/** The parts of a price in kobo. `coupon` is the discount as a positive amount. */
export type AmountParts = Record<Exclude<AmountName, 'rounding'>, Kobo>;

const KOBO_PER_COIN = 100;
const NOTHING = kobo(0);

/**
 * The lines of a price: products − coupon + delivery + gas + tax + gateway + rounding (CART-SCR-030).
 * @param rounding kobo that are missing to a whole coin
 */
export function amountLines(parts: AmountParts, kind: Amounts['kind'], rounding: Kobo = NOTHING): Amounts {
  const signed: Record<AmountName, Kobo> = { ...parts, coupon: kobo(-parts.coupon), rounding };
  const names = AMOUNT_NAMES.filter((name) => signed[name] !== 0);
  return {
    lines: names.map((name) => ({ name, amount: toNaira(signed[name]) })),
    total: toNaira(sumKobo(names.map((name) => signed[name]))),
    kind,
  };
}

/**
 * The lines of an order and of its invoices, which add up to those of the order. Coins are charged in whole numbers for
 * the order, so its first invoice carries the rounding.
 */
export function splitAmounts(
  invoices: readonly { parts: AmountParts; kind: Amounts['kind'] }[],
  { kind, inCoins }: { kind: Amounts['kind']; inCoins: boolean },
): { order: Amounts; invoices: Amounts[] } {
  const whole = addParts(invoices.map(({ parts }) => parts));
  const rounding = inCoins ? roundingOf(toKobo(amountLines(whole, kind).total)) : NOTHING;
  const linesOf = (...price: Parameters<typeof amountLines>): Amounts => ({
    ...amountLines(...price),
    ...(inCoins && { in_coins: true }),
  });
  return {
    order: linesOf(whole, kind, rounding),
    invoices: invoices.map((invoice, at) => linesOf(invoice.parts, invoice.kind, at === 0 ? rounding : NOTHING)),
  };
}

const roundingOf = (total: Kobo): Kobo => kobo(Math.ceil(total / KOBO_PER_COIN) * KOBO_PER_COIN - total);

function addParts(all: readonly AmountParts[]): AmountParts {
  const add = (name: keyof AmountParts) => sumKobo(all.map((parts) => parts[name]));
  return {
    products: add('products'),
    coupon: add('coupon'),
    delivery: add('delivery'),
    gas: add('gas'),
    tax: add('tax'),
    gateway: add('gateway'),
  };
}

/** The amounts of an order. Without those of the server, they are made of its documented fields. */
export function amountsOfOrder(order: Order): Amounts {
  if (order.amounts) return order.amounts;
  const products = order.invoices.flatMap((invoice) => invoice.products.map(({ subtotal }) => toKobo(subtotal)));
  const parts = {
    products: sumKobo(products),
    coupon: toKobo(order.coupon_discount),
    delivery: toKobo(order.delivery_fee),
    gas: toKobo(order.gas_fee),
    tax: toKobo(order.tax),
    gateway: toKobo(order.payment_gateway_fee),
  };
  const inCoins = collectorOf(order.payment_method) === 'coins';
  const kind = kindOfOrder(order);
  return splitAmounts([{ parts, kind }], { kind, inCoins }).order;
}

/**
 * The amounts of an invoice; null when they are unknown, or nothing was or will be paid for it. A documented server
 * sends no shares, but the only invoice of an order has all of them.
 */
export function amountsOfInvoice(order: Order, invoice: Invoice): Amounts | null {
  if (invoice.amounts) return invoice.amounts;
  const isOnly = order.invoices.length === 1 && order.amounts === undefined;
  return isOnly && order.status !== 'Cancelled' ? amountsOfOrder(order) : null;
}

function kindOfOrder({ status, pay_on_delivery: due }: Order): Amounts['kind'] {
  if (due !== undefined) return 'on_delivery';
  return status === 'Uncompleted' ? 'to_pay' : 'paid';
}
