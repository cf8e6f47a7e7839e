import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { AlertChannels } from './alert-channels';

const TIMEOUT_MS = 10_000;

/** Tells the operators something that they should know at once. */
export type Alert = (text: string) => void;

/** Sends each text to the address of a webhook, as Slack, Mattermost and others take it, and by mail. */
export function createAlert(channels: AlertChannels, log: Pick<FastifyBaseLogger, 'warn'>): Alert {
  const senders = [webhook(channels), mails(channels)].filter((sender) => sender !== null);
  return (text) => {
    for (const send of senders)
      send(text).catch((error: unknown) => log.warn({ err: error, text }, 'An alert could not be sent'));
  };
}

type Sender = (text: string) => Promise<unknown>;

function webhook({ webhookUrl }: AlertChannels): Sender | null {
  if (webhookUrl === null) return null;
  return async (text) => {
    const { ok, status } = await fetch(webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!ok) throw new Error(`The address of ALERT_WEBHOOK_URL answered ${status}`);
  };
}

function mails({ mailTo, smtpUrl, mailFrom }: AlertChannels): Sender | null {
  if (mailTo === null || smtpUrl === null) return null;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const headers = { 'Auto-Submitted': 'auto-generated' };
  return (text) => transport.sendMail({ from: mailFrom, to: mailTo, subject: firstPart(text), text, headers });
}

/** The alert up to its reason, for the list of mails. */
const firstPart = (text: string) => text.split(':', 1)[0]!.slice(0, 100);
