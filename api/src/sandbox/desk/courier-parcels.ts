import { randomBytes } from 'node:crypto';
import { invoiceBefore, statusesWith } from '@nkm/contracts';
import { readPickupCode } from '@nkm/contracts/pickup-pass';
import { type DeskParcel, Refused } from './desk-api';
import { form, markAs, naira, textField } from './desk-html';
import { type DeskSite, field, type Form } from './desk-site';

const COURIER = { role: 'courier' } as const;
const FAILED = statusesWith(({ course }) => course === 'failed');

/** What the courier can do with a parcel. */
export function courierSteps(parcel: DeskParcel): string {
  const { tracking_code, status, stage: arrived, cash_due_kobo: due, delivery_type } = parcel;
  if (tracking_code === null || status === 'Returned to sender') return '';
  const known = { tracking_code, status };
  const report = (stage: string) => form('/courier/report', { ...known, stage, incident: stage }, markAs(stage));
  const note = form('/courier/report', known, 'Report incident', textField('incident', 'What happened', { max: 200 }));
  if (status === 'Packed') return report('Shipped');
  const amount = { tracking_code, status, amount_kobo: String(due) };
  const atTheDoor =
    due === null
      ? report('Delivered')
      : form('/courier/collect', amount, `${markAs('Delivered')}, ${naira(due)} collected`);
  const arrival = arrived === undefined ? report('Ready for pickup') : '';
  const forward = delivery_type === 'Pickup' ? arrival : atTheDoor;
  const ends = FAILED.filter((end) => invoiceBefore(end, 'courier').includes(status));
  const failures = `<div class="steps">${ends.map((end) => report(end)).join('')}</div>`;
  return codeForm(parcel) + forward + failures + (status === 'Shipped' ? note : '');
}

/** The field for the shopper's code; empty for a parcel that is not at its station. */
function codeForm({ tracking_code, status, stage, pickup_tries: tries = 0, cash_due_kobo: due }: DeskParcel): string {
  if (stage === undefined) return '';
  if (stage === 'To be returned' || tries === 0) return '<p class="fault">Only staff can hand this parcel over.</p>';
  const money: Record<string, string> = due === null ? {} : { amount_kobo: String(due) };
  const known = { tracking_code: tracking_code ?? '', status, ...money };
  const button = due === null ? 'Hand over' : `Hand over, ${naira(due)} collected`;
  return form('/courier/collect', known, button, textField('code', 'Pickup code, or scan the pass', { max: 100 }));
}

/** Finds the parcel by the pass that a scanner reads. */
export const scanForm = (status: string): string =>
  status === 'Shipped'
    ? form('/courier/scan', { status }, 'Hand over', textField('code', 'Scan a pickup pass', { max: 100 }))
    : '';

/** The money that a form reports; empty for a parcel that costs nothing. */
export const amountOf = (sent: Form) => {
  const amount = field(sent, 'amount_kobo');
  return amount === '' ? {} : { amount_kobo: Number(amount) };
};

/** The forms of the courier. */
export function courierActions({ api, action }: Pick<DeskSite, 'api' | 'action'>): void {
  action('courier', '/courier/report', async (sent) => {
    const incident = field(sent, 'incident');
    await api.post(COURIER, '/courier/messages', {
      tracking_code: field(sent, 'tracking_code'),
      incident,
      stage: field(sent, 'stage') || null,
      message_id: randomBytes(12).toString('hex'),
      happened_at: new Date().toISOString(),
    });
    return `Reported: ${incident}`;
  });

  action('courier', '/courier/collect', async (sent) => {
    const code = field(sent, 'code');
    return collect({
      tracking_code: field(sent, 'tracking_code'),
      ...amountOf(sent),
      ...(code !== '' && { code }),
    });
  });
  action('courier', '/courier/scan', async (sent) => {
    const code = field(sent, 'code');
    const { tracking_code } = readPickupCode(code) ?? {};
    if (tracking_code === undefined) throw new Refused(422, 'Scan the QR code of a pickup pass.');
    return collect({ tracking_code, code });
  });
  async function collect(body: { tracking_code: string; amount_kobo?: number; code?: string }) {
    const { data } = await api.post<{ data: { repeated: boolean } }>(COURIER, '/courier/collections', body);
    if (data.repeated) return 'This parcel was already handed over.';
    return body.amount_kobo === undefined ? 'Delivered.' : `Delivered, ${naira(body.amount_kobo)} collected.`;
  }
}
