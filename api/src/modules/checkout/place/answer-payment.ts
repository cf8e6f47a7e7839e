import { paymentLink, resultPage, returnPage } from '../../orders/public';
import type { PayableOrder, StartedPayment } from '../../payments/public';
import { type Refusal, unpayable } from './order-refused';

/** Seconds until a new try, when the provider could not be reached. */
export const RETRY_AFTER_S = 5;

interface Created {
  authorization_url: string;
  data: { id: number; transaction_reference: string; authorization_url: string };
}

type PaymentAnswer =
  | { status: 200; body: Created }
  | { status: 409; body: Refusal }
  | { status: 503; body: ReturnType<typeof saved> };

/** Where the shopper goes to pay an order, or why it cannot be paid now. */
export function answerPayment(outcome: StartedPayment, publicUrl: string): PaymentAnswer {
  const { order } = outcome;
  if (outcome.kind === 'provider-down') return { status: 503, body: saved(order, publicUrl) };
  if (outcome.kind !== 'paid' && outcome.kind !== 'confirmed' && outcome.kind !== 'started')
    return { status: 409, body: unpayable(outcome.kind) };
  const authorization_url =
    outcome.kind === 'started'
      ? outcome.authorizationUrl
      : resultPage(returnPage(publicUrl, order.callback_url), order.reference);
  const { id, reference: transaction_reference } = order;
  return { status: 200, body: { authorization_url, data: { id, transaction_reference, authorization_url } } };
}

/** The order is stored, but its payment could not be started. */
function saved({ id, reference, pay_key }: PayableOrder, publicUrl: string) {
  return {
    message:
      `Your order ${reference} is saved, but the payment provider cannot be reached. ` +
      'Please try again in a moment.',
    data: { id, transaction_reference: reference, payment_gateway_link: paymentLink(publicUrl, id, pay_key) },
  };
}
