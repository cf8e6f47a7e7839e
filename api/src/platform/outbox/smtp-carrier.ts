import nodemailer from 'nodemailer';
import { refuseInTransaction } from '../database/transaction-guard';
import type { Carrier } from './deliver-outbox';

const TIMEOUT_MS = 10_000;

/** Sends mails through SMTP. A text message is refused, because it needs a separate gateway. */
export function smtpCarrier(smtpUrl: string, from: string): Carrier {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return async ({ channel, to, subject, text, unsubscribeUrl }) => {
    refuseInTransaction('A mail');
    if (channel !== 'email') throw new Error('No gateway for text messages is configured.');
    const headers = unsubscribeUrl === undefined ? {} : unsubscribeHeaders(unsubscribeUrl);
    await transport.sendMail({ from, to, subject, text, headers });
  };
}

/** Headers for one-click unsubscription in mail programs, by a POST without confirmation (RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
