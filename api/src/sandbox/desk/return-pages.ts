import { formatMoney, isSellersFault, type Variant, variantName } from '@nkm/contracts';
import { lagosDateTime } from '@nkm/contracts/lagos-time';
import { escapeHtml as e } from '../../platform/http/escape-html';
import { checkBox, facts, form, markAs, textField } from './desk-html';
import { type DeskSite, field, fields } from './desk-site';
import { reasonOf, staffList } from './staff-list';

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
  /** The station where the shopper hands the items in. */
  drop_off?: { station: string; arrived_at: string | null };
}

const nameOf = ({ name, variant_values }: Named) => variantName(name, variant_values);

const stationText = (dropOff: Return['drop_off']): string | null =>
  dropOff
    ? `${dropOff.station}, ${dropOff.arrived_at === null ? 'awaited' : `arrived ${lagosDateTime(dropOff.arrived_at)}`}`
    : null;

/** Cancellations and returns, which staff decide about. */
export function returnPages(site: DeskSite): void {
  const { listPage, step } = staffList(site);

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
  step('cancellations', 'refuse', 'The cancellation was refused.', reasonOf);

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
      'Drop-off': stationText(one.drop_off),
    });
    const refuse = form('/staff/returns/refuse', known, 'Refuse', textField('reason', 'Reason for the shopper'));
    const fault = checkBox('seller_at_fault', 'The seller is at fault', { checked: isSellersFault(one.reason) });
    const resellable = one.products
      .map((line) => {
        const [list, id] =
          line.variant_id === null ? ['resellable', line.id] : ['resellable_variants', line.variant_id];
        return checkBox(list, `${nameOf(line)} can be sold again`, { value: String(id) });
      })
      .join('');
    const isAwaited = one.drop_off !== undefined && one.drop_off.arrived_at === null;
    const atStation = isAwaited
      ? form('/staff/returns/arrive', known, 'Take in at the station without the code', textField('reason', 'Reason'))
      : '';
    const steps: Record<string, string> = {
      Requested: form('/staff/returns/approve', known, 'Approve', fault) + refuse,
      Approved: atStation + form('/staff/returns/receive', known, markAs('Received'), resellable) + refuse,
      Returned: form('/staff/returns/refund', known, 'Refund'),
    };
    return `<h2>${e(one.reference)}</h2>${what}<ul>${products}</ul><p>${e(one.comment)}</p>
${photos && `<div class="photos">${photos}</div>`}${steps[status] ?? ''}`;
  });
  step('returns', 'approve', 'Approved. The shopper knows how to return the items.', (sent) => ({
    seller_at_fault: field(sent, 'seller_at_fault') !== '',
  }));
  step('returns', 'refuse', 'The return was refused.', reasonOf);
  step('returns', 'receive', 'The items have arrived.', (sent) => ({
    resellable: fields(sent, 'resellable').map(Number),
    resellable_variants: fields(sent, 'resellable_variants').map(Number),
  }));
  step('returns', 'arrive', 'The station has the items.', reasonOf);
  step('returns', 'refund', 'The refund is on its way.');
}
