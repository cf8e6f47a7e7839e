import type { PaymentMethodCode } from '@nkm/contracts/payment-methods';
import type { Selectable } from 'kysely';
import { rulesOf } from '../../orders/public';
import type { RefundsTable } from '../tables';

interface PaidBack {
  method: Selectable<RefundsTable>['method'];
  payment_method: PaymentMethodCode;
  /** Email of somebody else who paid; null: the shopper did. */
  payer: string | null;
}

/** Where money goes back to, inside a sentence: the way it came, to the person who paid (docs/rules.md "Refunds"). */
export function wayBack({ method, payment_method, payer }: PaidBack, to: 'shopper' | 'payer' = 'shopper'): string {
  if (payer !== null && to === 'shopper') return 'to the person who paid for it';
  if (method === 'bank transfer') return 'by bank transfer';
  if (method === 'coins') return 'to your account';
  return rulesOf(payment_method).refundedTo;
}
