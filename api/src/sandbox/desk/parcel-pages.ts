import { invoiceBefore, isAwaited, statusesWith } from '@nkm/contracts';
import type { Role } from '../../modules/role-tokens/public';
import { amountOf, courierActions, courierSteps, scanForm } from './courier-parcels';
import { type DeskParcel, Refused } from './desk-api';
import { amountsText, checkBox, form, listBody, naira, parcelText, textField, whyNotPacked } from './desk-html';
import { readList } from './desk-list';
import { type DeskSite, field } from './desk-site';

const COURIER = { role: 'courier' } as const;
const STAFF = { role: 'staff' } as const;
const TO_PACK = invoiceBefore('Packed', 'vendor');
const FAILED = statusesWith(({ course }) => course === 'failed');
const UNDISTURBED = [
  ...new Set([
    ...TO_PACK,
    ...statusesWith((rules) => isAwaited(rules) && rules.course === 'open'),
    ...statusesWith(({ place }) => place === 'shopper'),
  ]),
];
/** The lists of each role; the first one opens. */
const STATUSES: Record<Role, readonly string[]> = {
  vendor: [...UNDISTURBED, ...statusesWith(({ course }) => course === 'cancelled')],
  courier: statusesWith(({ place }) => place === 'courier'),
  staff: [...FAILED, ...UNDISTURBED],
};

/** Invoices for vendors, and parcels for couriers and staff. */
export function parcelPages({ api, page, action }: DeskSite): void {
  /** A list of invoices for one role, and what the role can do with each. */
  const listPage = (
    role: Role,
    title: string,
    path: string,
    actions: (parcel: DeskParcel) => string,
    above: (status: string) => string = () => '',
  ) =>
    page(role, `/${role}`, title, async (query) => {
      const statuses = STATUSES[role];
      const current = statuses.find((known) => known === query.status) ?? statuses[0]!;
      const caller = role === 'courier' ? COURIER : STAFF;
      const { data, pagination } = await readList<DeskParcel>(api, caller, { path, query, status: current });
      const entries = data.map(
        (parcel) => parcelText(parcel) + (role === 'staff' ? amountsText(parcel) : '') + actions(parcel),
      );
      return above(current) + listBody({ address: `/${role}`, statuses, current }, { entries, pagination });
    });

  listPage('vendor', 'Invoices', '/staff/invoices', (parcel) => {
    const { id, status, store_name, tracking_code } = parcel;
    const slip = `<p><a class="button" href="/vendor/slip?id=${id}">Packing slip</a></p>`;
    const canPack = TO_PACK.includes(status) || (status === 'Packed' && tracking_code === null);
    const pack = form('/vendor/pack', { id: String(id), store: store_name, status }, 'Pack');
    return canPack ? slip + (whyNotPacked(parcel) ?? pack) : slip;
  });
  action('vendor', '/vendor/pack', async (sent) => {
    const packed = await api.post<{ data: { tracking_code: string } }>(
      { role: 'vendor', store: field(sent, 'store') },
      `/vendor/invoices/${Number(field(sent, 'id'))}/pack`,
    );
    return `Packed. Tracking number: ${packed.data.tracking_code}`;
  });
  page('vendor', '/vendor/slip', 'Packing slip', async ({ id }) => {
    if (!(Number(id) > 0)) throw new Refused(404, 'Invoice not found.');
    const { data } = await api.get<{ data: DeskParcel }>(STAFF, `/staff/invoices/${Number(id)}`);
    return `<article>${parcelText(data)}</article>`;
  });

  listPage('courier', 'Parcels', '/courier/parcels', courierSteps, scanForm);
  courierActions({ api, action });

  listPage('staff', 'Parcels', '/staff/invoices', ({ id, status, stage, cash_due_kobo: due }) => {
    const known = { id: String(id), status };
    if (stage !== undefined) {
      const money: Record<string, string> = due === null ? {} : { amount_kobo: String(due) };
      const button = `Hand over without the code${due === null ? '' : `, ${naira(due)} collected`}`;
      return form('/staff/hand-over', { ...known, ...money }, button, textField('reason', 'Reason'));
    }
    if (!FAILED.includes(status)) return '';
    const resellable = status === 'Lost' ? '' : checkBox('resellable', 'The items can be sold again');
    return (
      form('/staff/send-again', known, 'Send again', textField('reason', 'Reason')) +
      form('/staff/refund', known, due === null ? 'Refund' : 'Cancel', textField('reason', 'Reason') + resellable)
    );
  });
  action('staff', '/staff/hand-over', async (sent) => {
    const body = { reason: field(sent, 'reason'), ...amountOf(sent) };
    await api.post(STAFF, `/staff/invoices/${Number(field(sent, 'id'))}/hand-over`, body);
    return 'The parcel was handed over.';
  });
  action('staff', '/staff/send-again', async (sent) => {
    const reason = field(sent, 'reason');
    await api.post(STAFF, `/staff/invoices/${Number(field(sent, 'id'))}/send-again`, { reason });
    return 'The parcel can be packed again.';
  });
  action('staff', '/staff/refund', async (sent) => {
    const body = { reason: field(sent, 'reason'), resellable: field(sent, 'resellable') !== '' };
    const path = `/staff/invoices/${Number(field(sent, 'id'))}/refund`;
    return `${(await api.post<{ message: string }>(STAFF, path, body)).message}.`;
  });
}
