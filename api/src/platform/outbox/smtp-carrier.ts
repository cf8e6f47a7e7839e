import nodemailer from 'nodemailer';
import { refuseInTransaction } from '../database/transaction-guard';
import { mailHtml, type MailShop } from '../mails/mail-html';
import type { Carrier } from './deliver-outbox';

const TIMEOUT_MS = 10_000;

/** Tells mail programs that no person wrote the mail, so that absent recipients send no automatic answer (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/**
 * Sends mails through SMTP, as text and as HTML.
 * @param from address of the sender; mail programs show the name of the shop unless the address has a display name
 */
export function smtpCarrier(smtpUrl: string, { from, ...shop }: MailShop & { from: string }): Carrier {
  const sender = from.includes('<') ? from : { name: shop.brand, address: from };
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return async (mail) => {
    const { to, subject, text, unsubscribeUrl } = mail;
    refuseInTransaction('A mail');
    const ofList = unsubscribeUrl === undefined ? {} : listHeaders(unsubscribeUrl);
    const html = mailHtml(mail, shop);
    await transport.sendMail({ from: sender, to, subject, text, html, headers: { ...AUTOMATIC, ...ofList } });
  };
}

/**
 * Headers of the newsletter: its stable name for filters, and one-click unsubscription in mail programs by a POST
 * without confirmation (RFC 8058).
 */
function listHeaders(unsubscribeUrl: string): Record<string, string> {
  return {
    'List-Id': `<newsletter.${new URL(unsubscribeUrl).hostname}>`,
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
