import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type { Message } from '../../platform/outbox/outbox';
import type { StoreNews } from '../orders/public';
import type { Circuit } from './paystack/circuit';
import type { PaymentProvider } from './paystack/payment-provider';

export type Mail = Pick<Message, 'to' | 'subject' | 'text' | 'pictures'>;

/** Dependencies of the payments module. */
export interface PaymentContext {
  db: Kysely<Database>;
  provider: PaymentProvider;
  /** Whether payments can be started; pauses when the provider does not answer. */
  circuit: Circuit;
  /** Timeout of a call to the provider in milliseconds. */
  providerTimeoutMs: number;
  clock(): Date;
  /** Address of the shop without a trailing slash. */
  publicUrl: string;
  /** Mails the stores of invoices, after the transaction commits. */
  tellStores(
    trx: Transaction<Database>,
    told: { invoiceIds: readonly number[]; news: Extract<StoreNews, 'paid' | 'on delivery' | 'cancelled'> },
  ): Promise<void>;
  /** Queues a mail, which is sent after the transaction commits. */
  queueMail(trx: Transaction<Database>, mail: Mail): Promise<void>;
  /** Counts a payment whose state was stored. */
  countSettled(way: string, status: string): void;
  warn(details: object, message: string): void;
}
