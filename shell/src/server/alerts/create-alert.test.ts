/** @jest-environment node */
import { startSmtpServer } from '@nkm/testing/smtp-server';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { AlertChannels } from './alert-channels';
import { createAlert } from './create-alert';

let server: Server | undefined;
afterEach(() => server?.close());

async function listen(answer: RequestListener): Promise<string> {
  const own = createServer(answer);
  server = own;
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(own.address() as AddressInfo).port}/hook`;
}

const NOWHERE: AlertChannels = { webhookUrl: null, mailTo: null, smtpUrl: null, mailFrom: 'shop@nkm.example' };
const SILENT = { warn: () => undefined };

/** What the log says about an alert that was not taken. */
const warningOf = (channels: Partial<AlertChannels>, alert: string) =>
  new Promise<{ err: Error; text: string }>((resolve) => {
    createAlert({ ...NOWHERE, ...channels }, { warn: resolve } as never)(alert);
  });

describe('an alert', () => {
  it('is posted as the text of a message', async () => {
    const received = new Promise<string>((resolve) => {
      void listen((request, response) => {
        void text(request).then((body) => resolve(`${request.method} ${request.url} ${body}`));
        response.end();
      }).then((webhookUrl) => createAlert({ ...NOWHERE, webhookUrl }, SILENT)('mfe-orders 2.0.0 is stopped'));
    });
    expect(await received).toBe('POST /hook {"text":"mfe-orders 2.0.0 is stopped"}');
  });

  it('is mailed to all recipients, with its first part as the subject', async () => {
    const smtp = await startSmtpServer();
    try {
      const channels = { ...NOWHERE, smtpUrl: smtp.url, mailTo: 'ada@nkm.example, obi@nkm.example' };
      createAlert(channels, SILENT)('mfe-orders@2.0.0 is set aside: 3 pages failed');
      while (smtp.mails.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
      const [mail] = smtp.mails;
      expect(mail).toMatch(/^From: shop@nkm\.example\r$/m);
      expect(mail).toMatch(/^To: ada@nkm\.example, obi@nkm\.example\r$/m);
      expect(mail).toMatch(/^Subject: mfe-orders@2\.0\.0 is set aside\r$/m);
      expect(mail).toContain('\r\n\r\nmfe-orders@2.0.0 is set aside: 3 pages failed');
    } finally {
      await smtp.close();
    }
  });

  it('that a webhook does not take is in the log, and nothing else happens', async () => {
    const webhookUrl = await listen((_request, response) => void response.writeHead(500).end());
    const { err, text: alert } = await warningOf({ webhookUrl }, 'It is stopped');
    expect([err.message, alert]).toEqual(['The address of ALERT_WEBHOOK_URL answered 500', 'It is stopped']);
  });

  it('that a mail server does not take is in the log', async () => {
    const smtp = await startSmtpServer();
    smtp.refusing = true;
    try {
      const { err, text: alert } = await warningOf({ smtpUrl: smtp.url, mailTo: 'ada@nkm.example' }, 'It is stopped');
      expect(err.message).toContain('550');
      expect(alert).toBe('It is stopped');
    } finally {
      await smtp.close();
    }
  });
});
