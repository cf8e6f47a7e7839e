import { formatMoney, type RefundAmounts } from '@nkm/contracts';
import { lagosDateTime } from '@nkm/contracts/lagos-time';
import { labelledShares } from '../../modules/orders/public';
import { escapeHtml as e } from '../../platform/http/escape-html';
import { facts, form, pageLinks, textField } from './desk-html';
import { readList } from './desk-list';
import { type DeskSite, field } from './desk-site';
import { STAFF, staffList } from './staff-list';

interface Refund {
  id: number;
  order_reference: string;
  payment_reference: string;
  amount: number;
  currency: string;
  amounts?: RefundAmounts;
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

/** Refunds, disputes and the books, for staff. */
export function moneyPages(site: DeskSite): void {
  const { api, page } = site;
  const { listPage, step } = staffList(site);

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
      'Record payment',
      method + textField('reference', 'Payment reference', { max: 200 }),
    );
    const again = form('/staff/refunds/send-again', known, 'Send again');
    const steps = status === 'refused' || status === 'unclear' ? again + record : status === 'due' ? record : '';
    const shares = one.amounts ? facts(Object.fromEntries(labelledShares(one.amounts))) : '';
    return `<h2>${e(amount)}: ${e(one.reason)}</h2>${shares}${what}${steps}`;
  });
  step('refunds', 'send-again', 'The refund will be sent again.');
  step('refunds', 'record', 'The payment was recorded.', (sent) => ({
    method: field(sent, 'method'),
    reference: field(sent, 'reference'),
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
    if (data.checked_at === null) return '<p>The books have not been checked yet. The first check runs tonight.</p>';
    const checked = `<p>Checked on ${e(lagosDateTime(data.checked_at))}.</p>`;
    if (data.problems.length === 0) return `${checked}<p>The books balance.</p>`;
    return `${checked}<ul>${data.problems.map((problem) => `<li>${e(problem)}</li>`).join('')}</ul>`;
  });
}
