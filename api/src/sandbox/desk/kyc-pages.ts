import type { KycStatus } from '@nkm/contracts';
import { KYC_SECTIONS } from '@nkm/contracts/kyc';
import { lagosDateTime } from '@nkm/contracts/lagos-time';
import { escapeHtml as e } from '../../platform/http/escape-html';
import { checkBox, facts, form, listBody, textField } from './desk-html';
import { readList } from './desk-list';
import { type DeskSite, field, fields } from './desk-site';

const STAFF = { role: 'staff' } as const;
const STATUSES: readonly KycStatus[] = ['Submitted', 'In review', 'Rejected', 'Verified'];

interface KycEntry {
  id: number;
  surname: string;
  other_names: string;
  email: string;
  status: KycStatus;
  rejected_sections: { name: string }[];
  application: {
    full_name: string;
    bank: string;
    account_last4: string;
    id_kind: string;
    id_last4: string;
    submitted_at: string;
    other_accounts_with_bvn: number;
    photos: string[];
  } | null;
  history: { to_status: string; actor: string; staff: string | null; reason: string | null; happened_at: string }[];
}

/** Staff decide who may sell. */
export function kycPages({ api, page, action }: DeskSite): void {
  page('staff', '/staff/kyc', 'KYC', async (query) => {
    const current = STATUSES.find((known) => known === query.status) ?? 'Submitted';
    const wanted = { path: '/staff/kyc', query, status: current };
    const { data, pagination } = await readList<KycEntry>(api, STAFF, wanted);
    const entries = data.map(entryText);
    return listBody({ address: '/staff/kyc', statuses: STATUSES, current }, { entries, pagination });
  });

  action('staff', '/staff/kyc/decide', async (sent) => {
    const to = field(sent, 'to');
    const sections = fields(sent, 'section').map((name) => ({ name }));
    await api.post(STAFF, `/staff/kyc/${Number(field(sent, 'id'))}`, {
      status: to,
      from: field(sent, 'status'),
      ...(to === 'Rejected' && { sections, reason: field(sent, 'reason') }),
    });
    return `KYC status: ${to}`;
  });
}

function entryText({ id, surname, other_names, email, status, rejected_sections, application, history }: KycEntry) {
  const known = { id: String(id), status };
  const decide = (to: KycStatus, button: string, inner = '') =>
    to === status ? '' : form('/staff/kyc/decide', { ...known, to }, button, inner);
  const sections = KYC_SECTIONS.map(({ name }) => checkBox('section', name, { value: name })).join('');
  return [
    `<h2>${e(other_names)} ${e(surname)}</h2>`,
    facts({ Email: email, Rejected: rejected_sections.map(({ name }) => name).join(', ') }),
    application ? applicationText(id, application) : '<p>There is no data from the KYC site.</p>',
    `<details><summary>History</summary><ul>${history.map(changeText).join('')}</ul></details>`,
    decide('In review', 'Start review'),
    decide('Verified', 'Verify'),
    decide(
      'Rejected',
      'Reject',
      `<div class="checks">${sections}</div>${textField('reason', 'Reason for the shopper')}`,
    ),
  ].join('');
}

function applicationText(id: number, given: NonNullable<KycEntry['application']>): string {
  const shared = given.other_accounts_with_bvn;
  const pictures = given.photos.map((name) => {
    const address = `/kyc-picture?id=${id}&name=${encodeURIComponent(name)}`;
    return `<a href="${e(address)}"><img src="${e(address)}" alt="Picture: ${e(name.replace('-', ' '))}"></a>`;
  });
  const about = facts({
    'Name on the ID': given.full_name,
    Account: `${given.bank}, ends in ${given.account_last4}`,
    ID: `${given.id_kind}, ends in ${given.id_last4}`,
    Submitted: lagosDateTime(given.submitted_at),
    Warning: shared > 0 ? `${shared} other ${shared === 1 ? 'account' : 'accounts'} gave the same BVN` : null,
  });
  return `${about}<div class="photos">${pictures.join('')}</div>`;
}

function changeText({ to_status, actor, staff, reason, happened_at }: KycEntry['history'][number]): string {
  const by = actor === 'staff' ? `staff (${staff ?? 'unknown'})` : 'the shopper';
  return `<li>${e(lagosDateTime(happened_at))}: ${e(to_status)} by ${e(by)}${reason ? `: ${e(reason)}` : ''}</li>`;
}
