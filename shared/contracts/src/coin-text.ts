import type { Amounts, Naira } from './entities';
import { formatMoney, groupThousands } from './money';

/** Coins as shoppers read them: `1,200 NKM coins`. */
export const coinText = (coins: number): string =>
  `${groupThousands(coins)} NKM ${Math.abs(coins) === 1 ? 'coin' : 'coins'}`;

/**
 * An amount of a price as pages, mails and documents show it: in coins where coins pay. Coins are whole for an order,
 * so its single invoices can have a fraction, which stays in naira.
 */
export function amountText(
  amount: Naira,
  { in_coins: inCoins }: Pick<Amounts, 'in_coins'>,
  money: (amount: Naira) => string = formatMoney,
): string {
  if (!inCoins) return money(amount);
  return Number.isInteger(amount) ? coinText(amount) : `${formatMoney(amount)} in NKM coins`;
}
