import { TEST_CARDS } from './test-cards';
import type { Refund, Transaction, TransactionStatus } from './transactions';

/** Bodies in the format of Paystack’s API. */
export const errorBody = (message: string, code: string, nextStep: string) => ({
  status: false,
  message,
  meta: { nextStep },
  type: 'validation_error',
  code,
});

export const INVALID_KEY = errorBody(
  'Invalid key',
  'invalid_Key',
  'Ensure that you provide the correct authorization key for the request',
);
export const DUPLICATE_REFERENCE = errorBody(
  'Duplicate Transaction Reference',
  'duplicate_reference',
  'Ensure that you are passing a unique reference',
);
export const REFERENCE_NOT_FOUND = errorBody(
  'Transaction reference not found.',
  'transaction_not_found',
  'Ensure that you are passing the reference of a transaction that exists on this integration',
);
export const INTERNAL_ERROR = { status: false, message: 'An error occurred', type: 'api_error', code: 'unknown' };

export const initializedBody = (transaction: Transaction, authorizationUrl: string) => ({
  status: true,
  message: 'Authorization URL created',
  data: {
    authorization_url: authorizationUrl,
    access_code: transaction.accessCode,
    reference: transaction.reference,
  },
});

/** `data` of verify and of the webhook. `seen` overrides the status, for a verify that lags behind. */
export function transactionData(transaction: Transaction, seen: TransactionStatus = transaction.status) {
  const { cardNumber } = transaction;
  return {
    id: transaction.id,
    domain: 'test',
    status: seen,
    reference: transaction.reference,
    receipt_number: null,
    amount: transaction.amount,
    message: null,
    gateway_response: transaction.gatewayResponse,
    paid_at: seen === 'success' ? transaction.paidAt : null,
    created_at: transaction.createdAt,
    channel: transaction.channel,
    currency: transaction.currency,
    metadata: transaction.metadata ?? '',
    fees: seen === 'success' ? feesOf(transaction.amount) : null,
    customer: { email: transaction.email, customer_code: `CUS_${transaction.accessCode.slice(0, 15)}` },
    authorization: cardNumber === null ? {} : authorization(cardNumber),
    requested_amount: transaction.amount,
  };
}

export const verifiedBody = (transaction: Transaction, seen?: TransactionStatus) => ({
  status: true,
  message: 'Verification successful',
  data: transactionData(transaction, seen),
});

/** `data` of a created or listed refund. */
export const refundData = (transaction: Transaction, refund: Refund) => ({
  id: refund.id,
  transaction: transaction.id,
  domain: 'test',
  amount: refund.amount,
  currency: transaction.currency,
  status: refund.status,
  merchant_note: refund.note,
  customer_note: `Refund for transaction ${transaction.reference}`,
  createdAt: refund.createdAt,
});

const authorization = (number: string) => ({
  authorization_code: `AUTH_${number.slice(-4)}sandbox`,
  bin: number.slice(0, 6),
  last4: number.slice(-4),
  exp_month: '12',
  exp_year: '2030',
  channel: 'card',
  card_type: number.startsWith('4') ? 'visa' : 'verve',
  bank: 'TEST BANK',
  country_code: 'NG',
  brand: number.startsWith('4') ? 'visa' : 'verve',
  reusable: TEST_CARDS.find((card) => card.number === number)?.pin === undefined,
});

/** Paystack's fee for a local card: 1.5 % + ₦100 from ₦2,500 on, at most ₦2,000; kobo. */
const feesOf = (amount: number) => Math.min(200_000, Math.round(amount * 0.015) + (amount >= 250_000 ? 10_000 : 0));
