import { transactionData } from './paystack-bodies';
import type { Sandbox } from './sandbox';
import type { Transaction } from './transactions';

/** Stores the answer of the bank and sends the webhook of a success once. A paid transaction never changes. */
export function settle(
  sandbox: Sandbox,
  transaction: Transaction,
  answer: Pick<Transaction, 'status' | 'gatewayResponse'> & { cardNumber?: string },
): void {
  if (transaction.status === 'success') return;
  const paidAt = answer.status === 'success' ? sandbox.now().toISOString() : null;
  sandbox.transactions.update(transaction, { ...answer, paidAt });
  if (answer.status === 'success')
    sandbox.webhooks.announce('charge.success', transactionData(transaction), sandbox.faults);
}

/** The shop's page with the references that Paystack appends. */
export function returnAddress(transaction: Transaction, to: string | null = transaction.callbackUrl): string | null {
  if (to === null) return null;
  const url = new URL(to);
  url.searchParams.set('trxref', transaction.reference);
  url.searchParams.set('reference', transaction.reference);
  return url.href;
}
