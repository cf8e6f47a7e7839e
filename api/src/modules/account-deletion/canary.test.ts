import { databases } from '../../../test/test-databases';
import { Canaries } from '../../../test/plant-canaries';
import { CANARY_VALUES } from '../../../test/canary-values';
import { withApi } from '../../../test/with-api';
import { accountTables } from '../../../test/account-tables';
import { eraseAccount } from './erase-account';

/** Columns that keep their text, and why. */
const KEPT = {
  'what others read or staff decided, without the name': [
    'abuse_reports.comment',
    'abuse_reports.subject',
    'product_questions.answer',
    'product_questions.question',
    'reviews.comment',
    'vendor_ratings.comment',
    'vendors.name',
    'vendors.store_name',
  ],
  'what was bought and how it was paid, for the books': [
    'coin_reversals.key',
    'coin_reversals.reason',
    'invoice_lines.name',
    'invoice_lines.slug',
    'invoice_lines.variant_values',
    'invoices.reference',
    'invoices.tracking_code',
    'orders.delivery_time',
    'orders.pay_key',
    'orders.payment_gateway',
    'orders.reference',
    'orders.request_hash',
    'payment_attempts.authorization_url',
    'payment_attempts.message',
    'payment_attempts.payment_method',
    'payment_attempts.provider_status',
    'payment_attempts.reference',
    'refunds.problem',
    'refunds.provider_reference',
  ],
  'who sold it, on the invoices': ['vendors.legal_name', 'vendors.registration_number', 'vendors.tax_number'],
  'a hash, so that a person uses a limited coupon once': ['account_marks.mark'],
  'a pickup station': ['orders.address'],
  'a random key, until a job deletes the photo': ['uploads.id'],
  'no personal data': ['orders.slice_versions', 'users.account_type', 'users.signup_platform'],
};

describe.each(databases)('an erased account on %s', (database) => {
  const api = withApi({ database, contents: 'seeded' });

  it('ACC-RULE-039 leaves its texts in no column but those that are listed', async () => {
    const ada = await api.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', 'ada@example.com')
      .executeTakeFirstOrThrow();
    const canaries = new Canaries(api.db, ada.id, CANARY_VALUES);
    const tables = await accountTables(api.db);
    await canaries.plant(tables);
    expect(canaries.without(tables)).toEqual([]);
    expect(canaries.planted.size).toBeGreaterThan(90);

    await api.db.transaction().execute((trx) => eraseAccount(trx, ada, new Date()));

    expect(await canaries.find()).toEqual(Object.values(KEPT).flat().sort());
  });
});
