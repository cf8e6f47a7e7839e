import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type { Circuit } from './circuit';
import type { PaymentProvider } from './paystack/payment-provider';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** What payments need of the API around them. */
export interface PaymentContext {
  db: Kysely<Database>;
  provider: PaymentProvider;
  /** Whether payments can be started: closed for a while when the provider does not answer. */
  circuit: Circuit;
  /** Milliseconds after which a call to the provider was given up. */
  providerTimeoutMs: number;
  clock(): Date;
  /** Address of the shop, without slash at the end. */
  publicUrl: string;
  /** Queues a mail: it is sent if the transaction is committed. */
  queueMail(trx: Transaction<Database>, mail: Mail): Promise<void>;
  warn(details: object, message: string): void;
}
