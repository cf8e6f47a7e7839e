import nodemailer from 'nodemailer';
import type { Carrier } from './deliver-outbox';

const TIMEOUT_MS = 10_000;

/** Sends mails through SMTP. A text message is refused: it waits for a gateway of its own. */
export function smtpCarrier(smtpUrl: string, from: string): Carrier {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return async ({ channel, to, subject, text }) => {
    if (channel !== 'email') throw new Error('No gateway for text messages is set.');
    await transport.sendMail({ from, to, subject, text });
  };
}
