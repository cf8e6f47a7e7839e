import { formatMoney, lineName, type PaymentState } from '@nkm/contracts';
import { messages } from './messages';
import type { Stock, Why } from './why-unpaid';

/** The reason in the shopper's words; null when it is unknown. */
export function explanation(why: Why, stock: Stock | null, payment: PaymentState | null): string | null {
  switch (why) {
    case 'sold-out':
      return stock?.short.length === 0
        ? messages.available
        : messages.soldOut((stock?.short ?? []).map(lineName).join(', '));
    case 'hold-ended':
      return messages.holdEnded;
    case 'too-many-unpaid':
      return messages.tooManyUnpaid;
    case 'provider-down':
      return messages.providerDown;
    case 'declined':
      return payment?.message ? messages.declined(sentence(payment.message)) : messages.declinedSilently;
    case 'left':
      return messages.left;
    case 'cancelled':
      return messages.cancelled;
    case 'paid':
      return messages.paid;
    case 'in-cash':
      return messages.inCash(formatMoney(payment?.pay_on_delivery ?? 0));
    case 'unknown':
      return null;
  }
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
