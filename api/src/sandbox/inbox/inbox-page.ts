import { escapeHtml } from '../../platform/http/escape-html';
import type { InboxMessage } from './outbox-of-api';

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #1d2330 }
  form { display: flex; gap: .5rem; margin-bottom: 1.5rem; flex-wrap: wrap }
  input, button { font: inherit; padding: .4rem .6rem }
  article { border: 1px solid #cfd4de; border-radius: .5rem; padding: 1rem; margin-bottom: 1rem }
  h2 { font-size: 1.1rem; margin: 0 }
  .meta { color: #525b6b; margin: 0 0 .5rem }
  .code { font-size: 1.5rem; letter-spacing: .2em; margin: .5rem 0 }
  iframe { width: 100%; height: 40rem; border: 1px solid #cfd4de; margin-top: .5rem }
  .text { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0 }
`;

/** The list of mails and text messages, newest first. Everything is escaped; addresses in the text become links. */
export function inboxPage(view: {
  brand: string;
  to: string | undefined;
  asHtml: boolean;
  messages: InboxMessage[];
}): string {
  const title = `${escapeHtml(view.brand)} inbox`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><meta http-equiv="refresh" content="10"><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>
<p>A sandbox: the emails and text messages that the shop sent, newest first. Nothing was sent to real people.</p>
<form><label for="to">Recipient</label><input id="to" name="to" value="${escapeHtml(view.to ?? '')}">
<label><input type="checkbox" name="html"${view.asHtml ? ' checked' : ''}> Emails as HTML</label>
<button>Show</button></form>
${view.messages.map((message) => article(message, view.asHtml)).join('\n') || '<p>No messages yet.</p>'}
</main></body></html>`;
}

function article({ channel, to, subject, text, html, code, sent_at }: InboxMessage, asHtml: boolean): string {
  const said = asHtml && html ? framed(html) : `<p class="text">${linked(text)}</p>`;
  return `<article><h2>${escapeHtml(subject)}</h2>
<p class="meta">${channel === 'sms' ? 'Text message' : 'Email'} to ${escapeHtml(to)},
<time>${escapeHtml(sent_at)}</time></p>
${code === null ? '' : `<p class="code">${escapeHtml(code)}</p>`}${said}</article>`;
}

/** The sandbox without any permission runs no script, and the page's policy holds in the frame, too. */
const framed = (html: string): string =>
  `<iframe sandbox title="The email as HTML" loading="lazy" srcdoc="${escapeHtml(html)}"></iframe>`;

/** Splitting by a captured group puts the addresses at odd positions. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 0 ? escapeHtml(part) : `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>`,
    )
    .join('');
}
