import { formatMoney, kobo, type Pagination, placeLines, toNaira, totalPages, variantName } from '@nkm/contracts';
import { lagosWeekday } from '@nkm/contracts/lagos-time';
import { labelledLines, labelledTotal } from '../../modules/orders/public';
import type { Role } from '../../modules/role-tokens/public';
import { escapeHtml as e } from '../../platform/http/escape-html';
import type { DeskParcel } from './desk-api';

/** The look of the shop's kit (shared/ui), as far as plain HTML needs it. */
const STYLE = `
  :root { color-scheme: light dark; --page: #f5f6fa; --surface: #fff; --line: #dcdfea; --line-strong: #7c829c;
    --text: #15182b; --soft: #545a74; --ink: #27338c; --ink-soft: #e9ebf8; --accent: #ff8f33; --on-accent: #1a1238;
    --good: #12693b; --good-soft: #e3f4ea; --bad: #b3231d; --bad-soft: #fdebea; --ring: #3d4fd0 }
  @media (prefers-color-scheme: dark) {
    :root { --page: #0e1124; --surface: #171b35; --line: #2f3561; --line-strong: #7d85b3; --text: #eceefa;
      --soft: #b3b9d8; --ink: #aeb9ff; --ink-soft: #262d5c; --accent: #ff9a47; --good: #7fd6a5; --good-soft: #15352a;
      --bad: #ff9d97; --bad-soft: #431c24; --ring: #93a2ff }
  }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; color: var(--text);
    background: var(--page) }
  a { color: var(--ink) } :focus-visible { outline: 3px solid var(--ring); outline-offset: 2px }
  header { display: flex; gap: 1rem; align-items: center; justify-content: space-between; flex-wrap: wrap }
  form { display: flex; gap: .5rem; flex-wrap: wrap; align-items: end; margin: 0 }
  label { display: grid; gap: .25rem; font-size: .875rem; font-weight: 650 }
  form label:not(.check) { flex: 1 1 13rem; max-width: 32rem }
  input, select, button, .button { font: inherit; min-height: 44px; padding: .5rem .75rem; box-sizing: border-box }
  input, select, button, .button { border: 1px solid var(--line-strong); border-radius: 10px; color: var(--text) }
  input, select { width: 100%; font-size: 1rem; font-weight: 400; background: var(--surface) }
  select { appearance: none; padding-inline-end: 2rem; background:
    linear-gradient(45deg, transparent 50%, currentcolor 0) calc(100% - 17px) 50% / 6px 6px no-repeat,
    linear-gradient(135deg, currentcolor 50%, transparent 0) calc(100% - 11px) 50% / 6px 6px no-repeat,
    var(--surface) }
  [aria-invalid] { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad) }
  button, .button { display: inline-flex; align-items: center; border-color: currentcolor; font-weight: 650 }
  button, .button { padding-inline: 1rem; line-height: 1.25; color: var(--ink); background: var(--surface) }
  button, ::file-selector-button { cursor: pointer } button:hover, .button:hover { background: var(--ink-soft) }
  .button { text-decoration: none } .long button { border-color: transparent; background: var(--accent) }
  .long button { min-width: 10rem; justify-content: center; color: var(--on-accent) }
  [type=file] { padding: .75rem; border: 2px dashed var(--line-strong); color: var(--soft); cursor: pointer }
  ::file-selector-button { font: inherit; font-weight: 650; margin: 0; margin-inline-end: .75rem; padding: .5rem 1rem;
    border: 1px solid; border-radius: 10px; color: var(--ink); background: var(--surface) }
  article, fieldset { min-width: 0; border: 1px solid var(--line); border-radius: 16px; padding: 1rem; display: grid;
    gap: .75rem; background: var(--surface) }
  article { margin: 1rem 0 } form.long { display: grid; gap: 1rem } fieldset { margin: 0 }
  legend { float: left; width: 100%; padding: 0; font-size: 1.1rem; font-weight: 650 }
  h1 { font-size: 1.4rem } h2 { font-size: 1.1rem; margin: 0 } p, ul { margin: 0 }
  nav { display: flex; gap: 0 1rem; flex-wrap: wrap } nav a, summary { padding: .65rem 0 }
  [aria-current] { font-weight: 700 }
  .fault { color: var(--bad) } .hint, .meta, dt { color: var(--soft) } .hint { font-weight: 400 }
  .check { display: flex; align-items: center; gap: .75rem; min-height: 44px; font-size: 1rem; font-weight: 400 }
  .steps, .checks { display: flex; gap: .5rem 1rem; flex-wrap: wrap }
  .checks { flex: 1 1 100% }
  main > p + form, main > p + dl, main > dl + p, main > form + p { margin-block-start: 1rem }
  .check input { flex: none; min-height: 0; width: 20px; height: 20px; accent-color: var(--ink) }
  dl { display: flex; gap: .25rem 1.5rem; flex-wrap: wrap; margin: 0 } dd { margin: 0 }
  .photos { display: flex; gap: .5rem; flex-wrap: wrap } .photos img { height: 8rem }
  .said { border-left: 4px solid var(--good); padding: .5rem 1rem; background: var(--good-soft) }
  .refused { border-color: var(--bad); background: var(--bad-soft) }
  @media print { header, nav, form, .button { display: none } }
`;

export interface Page {
  brand: string;
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
export function deskPage({ brand, title, role, path, body, said }: Page): string {
  const notice = said
    ? `<p class="said${said.refused ? ' refused' : ''}" role="${said.refused ? 'alert' : 'status'}">${e(said.text)}</p>`
    : '';
  const signOut = role ? `<form method="post" action="/sign-out"><button>Sign out (${role})</button></form>` : '';
  const areas = role ? MENU[role] : [];
  const menu = areas.length > 0 ? nav('Areas', areas, path) : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e(title)} | ${e(brand)} desk</title><style>${STYLE}</style></head>
<body><header><p><strong>${e(brand)} desk</strong></p>${signOut}</header>
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
  const lines = products.map(
    ({ name, quantity, variant_values, status }) =>
      `<li>${quantity} × ${e(variantName(name, variant_values))}${status ? `: ${e(status)}` : ''}</li>`,
  );
  const where = placeLines(address).map(e).join(', ');
  const waiting = stage && `<p><strong>${e(stage)}</strong>. Last day: ${lagosWeekday(new Date(pickup_until!))}</p>`;
  return `<h2>${e(reference)}</h2>
<p class="meta">${e(store_name)}${tracking_code ? `, tracking number ${e(tracking_code)}` : ''}</p>
<ul>${lines.join('')}</ul><p>${delivery_type === 'Pickup' ? 'Pickup' : 'Delivery'}: ${where}</p>
${waiting ?? ''}${cash_due_kobo === null ? '' : `<p>Collect in cash: <strong>${naira(cash_due_kobo)}</strong></p>`}`;
}

/** What the shopper pays or paid for a parcel; empty when that is unknown. */
export function amountsText({ amounts }: DeskParcel): string {
  if (!amounts) return '';
  const [label, total] = labelledTotal(amounts);
  const ofStaff = amounts.kind === 'paid' ? 'Paid' : label;
  return facts(Object.fromEntries([...labelledLines(amounts), [ofStaff, total]]));
}
