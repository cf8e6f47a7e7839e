import { type AmountName, type Amounts, formatMoney, type RefundAmounts } from '@nkm/contracts';
import { amountText } from '@nkm/contracts/coin-text';

const LINES: Record<AmountName, string> = {
  products: 'Product Price',
  coupon: 'Coupon Discount',
  delivery: 'Delivery Fee',
  gas: 'Gas Fee',
  tax: 'Tax',
  gateway: 'Payment Gateway Fee',
  rounding: 'Rounded up to a whole coin',
};
const SHARES: Partial<Record<AmountName, string>> = {
  coupon: 'Share of the coupon discount',
  gateway: 'Share of the payment gateway fee',
  rounding: 'Rounded to whole coins',
};
const TOTALS: Record<Amounts['kind'], string> = {
  paid: 'You paid',
  to_pay: 'To pay',
  on_delivery: 'To pay on delivery',
};

/** The lines of an amount as shoppers read them in mails and documents, without the total. */
export const labelledLines = ({ lines }: Amounts): [label: string, amount: string][] =>
  lines.map(({ name, amount }) => [LINES[name], formatMoney(amount)]);

/** The total with its label, in coins where coins pay. */
export const labelledTotal = (amounts: Amounts): [label: string, amount: string] => [
  TOTALS[amounts.kind],
  amountText(amounts.total, amounts),
];

/** The lines of a refund as shoppers and staff read them, without the total. */
export const labelledShares = ({ lines }: RefundAmounts): [label: string, amount: string][] =>
  lines.map(({ name, amount }) => [SHARES[name] ?? LINES[name], formatMoney(amount)]);
