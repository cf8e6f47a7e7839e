import { formatMoney, type Variant, variantName } from '@nkm/contracts';
import { lagosDateTime } from '@nkm/contracts/lagos-time';
import { escapeHtml as e } from '../../platform/http/escape-html';
import { checkBox, facts, form, listBody, pageLinks, textField } from './desk-html';
import { readList } from './desk-list';
import { type DeskSite, field, fields } from './desk-site';

const STAFF = { role: 'staff' } as const;

/** A product of an order, with its variant. */
interface Named {
  name: string;
  variant_values: Variant['values'] | null;
}

interface Cancellation extends Named {
  id: number;
  reference: string;
  store_name: string;
  quantity: number;
  subtotal: number;
  reason: string | null;
  requested_at: string;
}

interface Return {
  id: number;
  reference: string;
  invoice_reference: string;
  store_name: string;
  reason: string;
  comment: string;
  refusal: string | null;
  requested_at: string;
  products: (Named & { id: number; variant_id: number | null; quantity: number })[];
  photos: string[];
}

interface Refund {
  id: number;
  order_reference: string;
  payment_reference: string;
  amount: number;
  currency: string;
  reason: string;
  method: string;
  provider_reference: string | null;
  problem: string | null;
  created_at: string;
  paid_at: string | null;
}

interface Dispute {
  id: string;
  order_reference: string;
  status: string;
  category: string | null;
  amount: number | null;
  resolution: string | null;
  due_at: string | null;
  resolved_at: string | null;
}

const nameOf = ({ name, variant_values }: Named) => variantName(name, variant_values);

/** Cancellations, returns, refunds, disputes and the books, for staff. */
export function staffPages({ api, page, action }: DeskSite): void {
  /** A list with statuses. */
  function listPage<T>(
    name: string,
    title: string,
    statuses: readonly string[],
    entry: (item: T, status: string) => string,
  ) {
    const address = `/staff/${name}`;
    page('staff', address, title, async (query) => {
      const current = statuses.find((known) => known === query.status) ?? statuses[0]!;
      const { data, pagination } = await readList<T>(api, STAFF, { path: address, query, status: current });
      const entries = data.map((item) => entry(item, current));
      return listBody({ address, statuses, current }, { entries, pagination });
    });
  }
  /** A form that posts to the API. */
  const step = (
    list: string,
    name: string,
    done: string,
    body: (form: Record<string, unknown>) => object = () => ({}),
  ) =>
    action('staff', `/staff/${list}/${name}`, async (sent) => {
      await api.post(STAFF, `/staff/${list}/${Number(field(sent, 'id'))}/${name}`, body(sent));
      return done;
    });
  const reasonOf = (sent: object) => ({ reason: field(sent as never, 'reason') });

  listPage<Cancellation>('cancellations', 'Cancellations', ['Requested', 'Approved', 'Refused'], (one, status) => {
    const known = { id: String(one.id), status };
    const what = facts({
      Store: one.store_name,
      Value: formatMoney(one.subtotal),
      Requested: lagosDateTime(one.requested_at),
      Refusal: one.reason,
    });
    const decide =
      form('/staff/cancellations/approve', known, 'Approve') +
      form('/staff/cancellations/refuse', known, 'Refuse', textField('reason', 'Reason for the shopper'));
    const title = `<h2>${one.quantity} × ${e(nameOf(one))}, invoice ${e(one.reference)}</h2>`;
    return title + what + (status === 'Requested' ? decide : '');
  });
  step('cancellations', 'approve', 'Cancelled. The refund is on its way.');
  step('cancellations', 'refuse', 'The cancellation is refused.', reasonOf);

  const RETURNS = ['Requested', 'Approved', 'Returned', 'Refunded', 'Refused'];
  listPage<Return>('returns', 'Returns', RETURNS, (one, status) => {
    const known = { id: String(one.id), status };
    const products = one.products.map((line) => `<li>${line.quantity} × ${e(nameOf(line))}</li>`).join('');
    const photos = one.photos
      .map((photo, at) => `<img src="/photo?path=${encodeURIComponent(photo)}" alt="Photo ${at + 1} of the shopper">`)
      .join('');
    const what = facts({
      Store: one.store_name,
      Invoice: one.invoice_reference,
      Reason: one.reason,
      Requested: lagosDateTime(one.requested_at),
      Refusal: one.refusal,
    });
    const refuse = form('/staff/returns/refuse', known, 'Refuse', textField('reason', 'Reason for the shopper'));
    const fault = checkBox('seller_at_fault', 'The seller is at fault', { checked: one.reason !== 'Changed my mind' });
    const resellable = one.products
      .map((line) => {
        const [list, id] =
          line.variant_id === null ? ['resellable', line.id] : ['resellable_variants', line.variant_id];
        return checkBox(list, `${nameOf(line)} can be sold again`, { value: String(id) });
      })
      .join('');
    const steps: Record<string, string> = {
      Requested: form('/staff/returns/approve', known, 'Approve', fault) + refuse,
      Approved: form('/staff/returns/receive', known, 'Goods have arrived', resellable) + refuse,
      Returned: form('/staff/returns/refund', known, 'Refund'),
    };
    return `<h2>${e(one.reference)}</h2>${what}<ul>${products}</ul><p>${e(one.comment)}</p>
${photos && `<div class="photos">${photos}</div>`}${steps[status] ?? ''}`;
  });
  step('returns', 'approve', 'Approved. The shopper knows where to send the goods.', (sent) => ({
    seller_at_fault: field(sent as never, 'seller_at_fault') !== '',
  }));
  step('returns', 'refuse', 'The return is refused.', reasonOf);
  step('returns', 'receive', 'The goods have arrived.', (sent) => ({
    resellable: fields(sent as never, 'resellable').map(Number),
    resellable_variants: fields(sent as never, 'resellable_variants').map(Number),
  }));
  step('returns', 'refund', 'The refund is on its way.');

  const REFUNDS = ['refused', 'unclear', 'due', 'sending', 'pending', 'paid'];
  listPage<Refund>('refunds', 'Refunds', REFUNDS, (one, status) => {
    const known = { id: String(one.id), status };
    const amount = one.currency === 'NGN' ? formatMoney(one.amount) : `${one.currency} ${one.amount.toFixed(2)}`;
    const what = facts({
      Order: one.order_reference,
      Payment: one.payment_reference,
      Problem: one.problem,
      Reference: one.provider_reference,
      Paid: one.paid_at && `${lagosDateTime(one.paid_at)}, by ${one.method}`,
    });
    const methods = '<option>bank transfer</option><option>provider</option>';
    const method = `<label>Paid by <select name="method">${methods}</select></label>`;
    const record = form(
      '/staff/refunds/record',
      known,
      'Record',
      method + textField('reference', 'Its reference', { max: 200 }),
    );
    const again = form('/staff/refunds/send-again', known, 'Send again');
    const steps = status === 'refused' || status === 'unclear' ? again + record : status === 'due' ? record : '';
    return `<h2>${e(amount)}: ${e(one.reason)}</h2>${what}${steps}`;
  });
  step('refunds', 'send-again', 'The refund is sent again.');
  step('refunds', 'record', 'The payment is recorded.', (sent) => ({
    method: field(sent as never, 'method'),
    reference: field(sent as never, 'reference'),
  }));

  page('staff', '/staff/disputes', 'Disputes', async (query) => {
    const path = '/staff/disputes';
    const { data, pagination } = await readList<Dispute>(api, STAFF, { path, query });
    const entries = data.map(
      (one) =>
        `<article><h2>${e(one.order_reference)}: ${e(one.status)}</h2>${facts({
          Amount: one.amount === null ? null : formatMoney(one.amount),
          Category: one.category,
          'Answer by': one.due_at && lagosDateTime(one.due_at),
          Resolution: one.resolution,
          Resolved: one.resolved_at && lagosDateTime(one.resolved_at),
        })}</article>`,
    );
    return (entries.join('') || '<p>No payment is disputed.</p>') + pageLinks(path, pagination);
  });

  page('staff', '/staff/books', 'Books', async () => {
    const { data } = await api.get<{ data: { checked_at: string | null; problems: string[] } }>(STAFF, '/staff/ledger');
    if (data.checked_at === null) return '<p>The books have not been checked yet. The first check comes tonight.</p>';
    const checked = `<p>Checked on ${e(lagosDateTime(data.checked_at))}.</p>`;
    if (data.problems.length === 0) return `${checked}<p>The books are right.</p>`;
    return `${checked}<ul>${data.problems.map((problem) => `<li>${e(problem)}</li>`).join('')}</ul>`;
  });
}
