import './tables';
import type { App } from '../../platform/app';
import { tellStores } from '../orders/public';
import { Circuit } from './paystack/circuit';
import type { PaymentContext } from './payment-context';
import { createPaystack } from './paystack/paystack';

/** Connects payments to the API: the provider from the settings, mails through the outbox. */
export function createPaymentContext(app: App): PaymentContext {
  const { db, config, clock, outbox } = app;
  return {
    db,
    clock,
    provider: createPaystack({
      baseUrl: config.paystackBaseUrl,
      secretKey: config.paystackSecretKey,
      timeoutMs: config.paystackTimeoutMs,
    }),
    circuit: new Circuit({ failures: 3, restMs: 5_000 }),
    providerTimeoutMs: config.paystackTimeoutMs,
    publicUrl: config.publicUrl,
    tellStores: (trx, told) => tellStores({ outbox }, trx, told),
    queueMail: (trx, mail) => outbox.add(trx, { channel: 'email', ...mail }),
    countSettled: (way, status) => app.metrics.paymentSettled(way, status),
    warn: (details, message) => app.log.warn(details, message),
  };
}
