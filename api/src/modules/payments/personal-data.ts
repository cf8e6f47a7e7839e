import type { PersonalData, TableRule } from '../../platform/personal-data/personal-data';

/** Days for which an event of the payment provider is stored. The provider repeats them for three days. */
export const WEBHOOK_DAYS = 365;

const booked = (holds: string, exported: string | null = 'orders'): TableRule => ({
  holds,
  kept: 'without end',
  why: 'for the books',
  job: null,
  onDeletion: 'kept',
  exported,
});

/** What this module stores about people. No name, address or card. */
export const paymentsPersonalData: PersonalData = {
  tables: {
    payment_attempts: booked('payments: reference, amount and state'),
    refunds: booked('refunds: amount, reason and state'),
    refund_lines: booked('the products of a refund'),
    cash_collections: booked('cash that a courier collected', null),
    disputes: booked('chargebacks: amount and state', null),
    payment_webhooks: {
      holds: 'events of the payment provider: reference, amount, currency, state and time',
      kept: `${WEBHOOK_DAYS} days`,
      why: 'to recognise repetitions, and to settle differences with the provider',
      job: 'clean up payment events',
      onDeletion: 'kept',
      exported: null,
    },
  },
};
