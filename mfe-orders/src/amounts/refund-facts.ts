import type { Amounts, Naira } from '@nkm/contracts';
import { amountText } from '@nkm/contracts/coin-text';
import type { AfterRefunds } from '@nkm/contracts/refund-amounts';
import { messages } from '../messages';

const texts = messages.refunds;

/** What came back of a paid amount, and what remains. `amounts`: of the price. */
export function refundFacts(
  after: AfterRefunds | null,
  amounts: Pick<Amounts, 'in_coins'>,
  money: (amount: Naira) => string,
): { label: string; value: string; isTotal?: boolean }[] {
  if (!after) return [];
  const { refunded, onItsWay, remains } = after;
  const text = (amount: Naira) => amountText(amount, amounts, money);
  return [
    ...(refunded > 0 ? [{ label: texts.refunded, value: text(-refunded) }] : []),
    ...(onItsWay > 0 ? [{ label: texts.onItsWay, value: text(-onItsWay) }] : []),
    { label: texts.remains, value: text(remains), isTotal: true },
  ];
}
