import nodemailer from 'nodemailer';
import { refuseInTransaction } from '../database/transaction-guard';
import type { Carrier } from './deliver-outbox';

const TIMEOUT_MS = 10_000;

/** Sends mails through SMTP. */
export function smtpCarrier(smtpUrl: string, from: string): Carrier {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return async ({ to, subject, text, unsubscribeUrl }) => {
    refuseInTransaction('A mail');
    const headers = unsubscribeUrl === undefined ? {} : unsubscribeHeaders(unsubscribeUrl);
    await transport.sendMail({ from, to, subject, text, headers });
  };
}

/** Headers for one-click unsubscription in mail programs, by a POST without confirmation (RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
