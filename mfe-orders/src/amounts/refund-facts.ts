import type { Naira } from '@nkm/contracts';
import type { AfterRefunds } from '@nkm/contracts/refund-amounts';
import { messages } from '../messages';

const texts = messages.refunds;

/** What came back of a paid amount, and what remains. */
export function refundFacts(
  after: AfterRefunds | null,
  money: (amount: Naira) => string,
): { label: string; value: string; isTotal?: boolean }[] {
  if (!after) return [];
  const { refunded, onItsWay, remains } = after;
  return [
    ...(refunded > 0 ? [{ label: texts.refunded, value: money(-refunded) }] : []),
    ...(onItsWay > 0 ? [{ label: texts.onItsWay, value: money(-onItsWay) }] : []),
    { label: texts.remains, value: money(remains), isTotal: true },
  ];
}
