import { kobo, type Kobo } from '@nkm/contracts';

/** A line with its price and its own part of the discount, in kobo. */
export interface SharedLine {
  worth: Kobo;
  /** At most `worth`. */
  discount: Kobo;
}

/** Amounts of an order that its lines share. */
export interface SharedOrder<L extends SharedLine> {
  invoices: readonly { delivery: Kobo; lines: readonly L[] }[];
  gas: Kobo;
  tax: Kobo;
  gateway: Kobo;
}

/** What a line carries of the order's discount and fees, in kobo. */
export interface LineShares {
  coupon: Kobo;
  delivery: Kobo;
  gas: Kobo;
  tax: Kobo;
  gateway: Kobo;
}

/**
 * Divides the fees of an order among its lines (docs/rules.md "Shares"): delivery within its invoice by price, gas
 * equally among the invoices, tax by delivery and gas, the gateway fee by the amount paid. The shares sum up exactly.
 */
export function shareOrder<L extends SharedLine>({ invoices, gas, tax, gateway }: SharedOrder<L>): Map<L, LineShares> {
  const gasOf = divide(
    gas,
    invoices.map(() => 1),
  );
  const taxOf = divide(
    tax,
    invoices.map(({ delivery }, at) => delivery + gasOf[at]!),
  );
  const shares = invoices.flatMap(({ delivery, lines }, at) => {
    const worths = lines.map(({ worth }) => worth);
    const [deliveries, gases, taxes] = [delivery, gasOf[at]!, taxOf[at]!].map((amount) => divide(amount, worths));
    return lines.map((line, index) => ({
      line,
      coupon: line.discount,
      delivery: deliveries![index]!,
      gas: gases![index]!,
      tax: taxes![index]!,
    }));
  });
  const gateways = shareGateway(
    gateway,
    shares.map(({ line: { worth }, ...own }) => ({ worth, ...own })),
  );
  return new Map(shares.map(({ line, ...share }, index) => [line, { ...share, gateway: gateways[index]! }]));
}

/** Divides the gateway fee among the lines of an order, by the amount paid for each. */
export const shareGateway = (
  gateway: Kobo,
  lines: readonly (Pick<SharedLine, 'worth'> & Omit<LineShares, 'gateway'>)[],
): Kobo[] =>
  divide(
    gateway,
    lines.map(({ worth, coupon, delivery, gas, tax }) => worth - coupon + delivery + gas + tax),
  );

/** The columns of a line with its shares. */
export const shareColumns = ({ coupon, delivery, gas, tax, gateway }: LineShares) => ({
  coupon_share_kobo: coupon,
  delivery_share_kobo: delivery,
  gas_share_kobo: gas,
  tax_share_kobo: tax,
  gateway_share_kobo: gateway,
});

/**
 * Divides an amount by weights, to the kobo: the largest remainders get what rounding leaves, the first of equal ones
 * first. Weights of 0 alone count as equal.
 */
export function divide(amount: Kobo, weights: readonly number[]): Kobo[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0 && weights.length > 0)
    return divide(
      amount,
      weights.map(() => 1),
    );
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((product) => product / BigInt(total));
  const left = Number(BigInt(amount) - parts.reduce((sum, part) => sum + part, 0n));
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % BigInt(total) }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of byRemainder.slice(0, left)) parts[index]! += 1n;
  return parts.map((part) => kobo(Number(part)));
}

interface Portion {
  /** Of the line. */
  quantity: number;
  /** Units counted earlier. */
  before: number;
  units: number;
}

/**
 * The part of a line's share that belongs to some of its units: equal for each unit, the last one gets the remainder
 * (docs/rules.md "Shares"). What the last unit would get above `most` goes to the units before it, one kobo each.
 * @param most the largest share of one unit, such as its price for a discount
 */
export function shareOfUnits(share: Kobo, { quantity, before, units }: Portion, most = Infinity): Kobo {
  const each = Math.floor(share / quantity);
  const remainder = share - each * quantity;
  const above = Math.max(0, each + remainder - most);
  const last = quantity - 1;
  const after = before + units;
  const extra = Math.max(0, Math.min(after, last) - Math.max(before, last - above));
  return kobo(each * units + extra + (after === quantity ? remainder - above : 0));
}

/** Divides the discount of a code by worth among the lines that it is valid for, in kobo; the others get 0. */
export const shareDiscount = (discount: Kobo, lines: readonly { worth: Kobo; isEligible: boolean }[]): Kobo[] =>
  divide(
    discount,
    lines.map(({ worth, isEligible }) => (isEligible ? worth : 0)),
  );
