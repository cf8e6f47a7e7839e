import { createHash } from 'node:crypto';
import { escapeHtml } from '../../platform/http/escape-html';
import { messages } from './messages';

const STYLE = `
  :root { color-scheme: light dark; --page: #f5f6fa; --text: #15182b; --ink: #1e2873; --on-ink: #fff }
  @media (prefers-color-scheme: dark) { :root { --page: #10132a; --text: #eceef8; --ink: #aab3ee; --on-ink: #10132a } }
  body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 15vh auto; padding: 0 1rem;
    background: var(--page); color: var(--text) }
  button { font: inherit; font-weight: 650; min-height: 44px; padding: 0 1.25rem; border: 0; border-radius: 10px;
    background: var(--ink); color: var(--on-ink); cursor: pointer }
  a { color: var(--ink); display: inline-block; padding: .6rem 0 }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Allows only this style and this form. */
export const NEWSLETTER_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; ` +
    `frame-ancestors 'none'`,
  'cache-control': 'no-store',
  // The address contains the token.
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** A page of a link in a mail: what it says, and the button that does it. */
export interface NewsletterPage {
  brand: string;
  shop: string;
  text: string;
  /** Asks for confirmation, because mail programs prefetch links. Null once it is done. */
  button: string | null;
}

export function newsletterPage({ brand, shop, text, button }: NewsletterPage): string {
  const title = `${escapeHtml(messages.pageTitle)} · ${escapeHtml(brand)}`;
  const body =
    button === null
      ? `<p role="status">${escapeHtml(text)}</p>`
      : `<p>${escapeHtml(text)}</p>
<form method="post"><button>${escapeHtml(button)}</button></form>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(messages.pageTitle)}</h1>
${body}
<p><a href="${escapeHtml(shop)}">${escapeHtml(messages.backToShop(brand))}</a></p></main></body></html>`;
}
