import { formatMoney, kobo, type Pagination, placeLines, toNaira, totalPages, variantName } from '@nkm/contracts';
import { lagosWeekday } from '@nkm/contracts/lagos-time';
import { labelledLines, labelledTotal } from '../../modules/orders/public';
import type { Role } from '../../modules/role-tokens/public';
import { escapeHtml as e } from '../../platform/http/escape-html';
import type { DeskParcel } from './desk-api';
import { DESK_STYLE } from './desk-style';

export interface Page {
  brand: string;
  /** The desk, or the site of shoppers who sell. */
  site?: 'desk' | 'sellers';
  title: string;
  role: Role | null;
  /** Address of the page; marks it in the menu. */
  path?: string;
  body: string;
  /** The result of the last action. */
  said?: { text: string; refused: boolean };
}

/** The areas of each role. */
const MENU: Record<Role, readonly [path: string, title: string][]> = {
  vendor: [
    ['/vendor', 'Invoices'],
    ['/vendor/questions', 'Questions'],
    ['/vendor/inquiries', 'Inquiries'],
  ],
  courier: [
    ['/courier', 'Parcels'],
    ['/courier/returns', 'Returns'],
  ],
  staff: [
    ['/staff', 'Parcels'],
    ['/staff/cancellations', 'Cancellations'],
    ['/staff/returns', 'Returns'],
    ['/staff/refunds', 'Refunds'],
    ['/staff/disputes', 'Disputes'],
    ['/staff/kyc', 'KYC'],
    ['/staff/messages', 'Messages'],
    ['/staff/reports', 'Reports'],
    ['/staff/books', 'Books'],
  ],
};

/** A page of the desk. Everything from outside is escaped by its makers. */
export function deskPage({ brand, site = 'desk', title, role, path, body, said }: Page): string {
  const notice = said
    ? `<p class="said${said.refused ? ' refused' : ''}" role="${said.refused ? 'alert' : 'status'}">${e(said.text)}</p>`
    : '';
  const signOut = role ? `<form method="post" action="/sign-out"><button>Sign out (${role})</button></form>` : '';
  const areas = role ? MENU[role] : [];
  const menu = areas.length > 0 ? nav('Areas', areas, path) : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e(title)} | ${e(brand)} ${site}</title><style>${DESK_STYLE}</style></head>
<body><header><p class="brand"><img src="/apple-touch-icon.png" alt="">${e(brand)} ${site}</p>${signOut}</header>
${menu}<main><h1>${e(title)}</h1>${notice}${body}</main></body></html>`;
}

export const signInBody = (names: readonly string[]) => `
<p>A sandbox for the people behind the shop: vendors, couriers and staff.</p>
<form method="post" action="/sign-in">
<label>Account <select name="name">${names.map((name) => `<option>${e(name)}</option>`).join('')}</select></label>
<label>Password <input name="password" type="password" autocomplete="current-password" required></label>
<button>Sign in</button></form>`;

function nav(label: string, links: readonly (readonly [address: string, text: string])[], current?: string): string {
  const items = links.map(
    ([address, text]) => `<a href="${e(address)}"${address === current ? ' aria-current="page"' : ''}>${e(text)}</a>`,
  );
  return `<nav aria-label="${e(label)}">${items.join('')}</nav>`;
}

/** Links to the pages before and after this one; empty for a single page. */
export function pageLinks(address: string, { current_page: page, ...pagination }: Pagination): string {
  const last = totalPages(pagination);
  const addressOf = (target: number) => `${address}${address.includes('?') ? '&' : '?'}page=${target}`;
  const links: [address: string, text: string][] = [];
  if (page > 1) links.push([addressOf(Math.min(page - 1, last)), 'Previous page']);
  if (page < last) links.push([addressOf(page + 1), 'Next page']);
  return links.length === 0 ? '' : `<p class="meta">Page ${page} of ${last}</p>${nav('Pages', links)}`;
}

/** Links to the statuses of a list, its entries, and links to its other pages. */
export function listBody(
  { address, statuses, current }: { address: string; statuses: readonly string[]; current: string },
  { entries, pagination }: { entries: readonly string[]; pagination: Pagination },
): string {
  const addressOf = (status: string) => `${address}?status=${encodeURIComponent(status)}`;
  const links = statuses.map((status) => [addressOf(status), status] as const);
  const list = entries.map((entry) => `<article>${entry}</article>`).join('\n');
  const statusLinks = nav('Status', links, addressOf(current));
  const none = `<p>None ${pagination.total > 0 ? 'on this page' : `with the status “${e(current)}”`}.</p>`;
  return statusLinks + (list || none) + pageLinks(addressOf(current), pagination);
}

/** A form with hidden fields; `inner` is HTML. */
export const form = (action: string, hidden: Record<string, string>, button: string, inner = '') =>
  `<form method="post" action="${e(action)}">${Object.entries(hidden)
    .map(([name, value]) => `<input type="hidden" name="${e(name)}" value="${e(value)}">`)
    .join('')}${inner}<button>${e(button)}</button></form>`;

/** The words of a button that gives something this state. */
export const markAs = (state: string) => `Mark as ${state.toLowerCase()}`;

export const textField = (name: string, label: string, { max = 500 } = {}) =>
  `<label>${e(label)} <input name="${e(name)}" maxlength="${max}" autocomplete="off" required></label>`;

export const checkBox = (name: string, label: string, { value = 'yes', checked = false } = {}) =>
  `<label class="check"><input type="checkbox" name="${e(name)}" value="${e(value)}"` +
  `${checked ? ' checked' : ''}> ${e(label)}</label>`;

/** Names and values; empty values are left out. */
export const facts = (pairs: Record<string, string | null>) =>
  `<dl>${Object.entries(pairs)
    .filter(([, value]) => value)
    .map(([name, value]) => `<div><dt>${e(name)}</dt><dd>${e(value ?? '')}</dd></div>`)
    .join('')}</dl>`;

/** Kobo as people read them. */
export const naira = (amount: number) => formatMoney(toNaira(kobo(amount)));

/** HTML of a parcel. */
export function parcelText({
  reference,
  store_name,
  tracking_code,
  delivery_type,
  address,
  products,
  cash_due_kobo,
  stage,
  pickup_until,
}: DeskParcel): string {
  const lines = products.map(({ name, quantity, variant_values, status }) => {
    const state = status ? ` <span class="state">(${e(status)})</span>` : '';
    return `<li>${quantity} × ${e(variantName(name, variant_values))}${state}</li>`;
  });
  const where = placeLines(address).map(e).join(', ');
  const waiting = stage && `<p><strong>${e(stage)}</strong>. Last day: ${lagosWeekday(new Date(pickup_until!))}</p>`;
  return `<h2>${e(reference)}</h2>
<p class="meta">${e(store_name)}${tracking_code ? `, tracking number ${e(tracking_code)}` : ''}</p>
<ul>${lines.join('')}</ul><p>${delivery_type === 'Pickup' ? 'Pickup' : 'Delivery'}: ${where}</p>
${waiting ?? ''}${cash_due_kobo === null ? '' : `<p>Collect in cash: <strong>${naira(cash_due_kobo)}</strong></p>`}`;
}

/** A sentence instead of a button that the API would refuse; null: the parcel can be packed. */
export const whyNotPacked = ({ status, products }: DeskParcel): string | null =>
  status === 'Paid' && products.some((line) => line.status === 'Processing')
    ? '<p class="meta">Staff decide on a cancellation first. Then you can pack it.</p>'
    : null;

/** What the shopper pays or paid for a parcel; empty when that is unknown. */
export function amountsText({ amounts }: DeskParcel): string {
  if (!amounts) return '';
  const [label, total] = labelledTotal(amounts);
  const ofStaff = amounts.kind === 'paid' ? 'Paid' : label;
  return facts(Object.fromEntries([...labelledLines(amounts), [ofStaff, total]]));
}
