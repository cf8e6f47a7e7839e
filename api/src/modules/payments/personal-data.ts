import type { PersonalData, TableRule } from '../../platform/personal-data/personal-data';

/** Days for which an event of the payment provider is stored. The provider repeats them for three days. */
export const WEBHOOK_DAYS = 365;

/** Days for which a link of a shopper is stored: longer than any order waits for its payment. */
export const LINK_DAYS = 30;
/** Days for which the email of a payer is stored: as long as a refund can be needed. */
export const PAYER_DAYS = 365;

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
    payer_links: {
      holds: 'links by which somebody else can pay an order, as hashes',
      kept: `${LINK_DAYS} days`,
      why: 'to let somebody else pay',
      job: 'clean up payer links',
      onDeletion: 'kept',
      exported: null,
    },
    payment_payers: {
      holds: 'the email of somebody else who paid an order',
      kept: `${PAYER_DAYS} days`,
      why: 'to tell the payer about a refund',
      job: 'clean up payers',
      onDeletion: 'erased',
      owners: ['email'],
      exported: null,
    },
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
