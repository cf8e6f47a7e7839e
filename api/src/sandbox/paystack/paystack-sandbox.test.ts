import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isSignedBy } from '../../modules/payments/public';
import {
  startPaystackSandbox,
  type PaystackSandboxSettings,
  type RunningPaystackSandbox,
} from './start-paystack-sandbox';
import { TEST_CARDS } from './test-cards';

const secretKey = 'sk_test_sandbox';
const shop = 'http://localhost:3200';

/** Webhook receiver of the shop: records the requests, answers with the given statuses, then 200. */
let shopServer: Server;
let received: { body: string; signature: string | undefined }[];
let answers: number[];
let sandbox: RunningPaystackSandbox;

const settings = (): PaystackSandboxSettings => ({
  port: 0,
  secretKey,
  webhookUrl: `http://127.0.0.1:${(shopServer.address() as AddressInfo).port}/payments/paystack/webhook`,
  nodeEnvironment: 'test',
  retryDelaysMs: [5, 5, 5],
});

beforeAll(async () => {
  shopServer = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = request.headers['x-paystack-signature'];
      received.push({ body: Buffer.concat(chunks).toString(), signature: String(signature) });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => shopServer.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => shopServer.close(resolve)));
beforeEach(async () => {
  received = [];
  answers = [];
  sandbox = await startPaystackSandbox(settings());
});
afterEach(() => sandbox.close());

let count = 0;
async function startPayment(more: object = {}) {
  count += 1;
  const reference = `S-${count}`;
  const response = await fetch(`${sandbox.url}/transaction/initialize`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'ada@example.com',
      amount: 500_050,
      reference,
      callback_url: `${shop}/payment-success?from=card`,
      metadata: { cancel_action: `${shop}/payment-error` },
      ...more,
    }),
  });
  const { data } = (await response.json()) as { data: { authorization_url: string } };
  return { reference, page: data.authorization_url };
}
const pay = (page: string, card: Partial<Record<'number' | 'cvv' | 'expiry' | 'pin' | 'otp', string>>) =>
  fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ expiry: '12/49', ...card }) });
const payWith = (page: string, title: RegExp) => {
  const { number, cvv, pin = '', otp = '' } = TEST_CARDS.find((card) => title.test(card.title))!;
  return pay(page, { number, cvv, pin, otp });
};
type Verified = Record<'status' | 'gateway_response' | 'channel', string> & { amount: number };
async function verify(reference: string) {
  const response = await fetch(`${sandbox.url}/transaction/verify/${reference}`, {
    headers: { authorization: `Bearer ${secretKey}` },
  });
  return ((await response.json()) as { data: Verified }).data;
}
async function until(condition: () => boolean) {
  for (let round = 0; round < 200 && !condition(); round += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(condition()).toBe(true);
}

describe('the hosted payment page', () => {
  it('shows amount and reference, works without script and lists every test card with a button', async () => {
    const { reference, page } = await startPayment();
    const response = await fetch(page);
    const html = await response.text();
    expect(response.headers.get('content-security-policy')).toContain(`form-action 'self' ${shop};`);
    expect(html).toContain('₦5,000.50');
    expect(html).toContain(reference);
    expect(html).not.toContain('<script');
    for (const card of TEST_CARDS) expect(html).toContain(`data-card="${card.number}"`);
    for (const field of ['number', 'expiry', 'cvv']) expect(html).toContain(`<label for="${field}">`);
  });

  it('returns the successful card to the shop with both references, and sends a signed webhook', async () => {
    const { reference, page } = await startPayment();
    const response = await pay(page, { number: '4084 0840 8408 4081', cvv: '408' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      `${shop}/payment-success?from=card&trxref=${reference}&reference=${reference}`,
    );
    expect(await verify(reference)).toMatchObject({ status: 'success', amount: 500_050 });
    await until(() => received.length === 1);
    const [webhook] = received;
    expect(isSignedBy(secretKey, webhook!.body, webhook!.signature)).toBe(true);
    expect(JSON.parse(webhook!.body)).toMatchObject({ event: 'charge.success', data: { reference, amount: 500_050 } });
  });

  it('keeps the shopper of a declined card on the page with a message, sends no webhook, and accepts another card', async () => {
    const { reference, page } = await startPayment();
    const declined = await payWith(page, /^Declined/);
    expect(declined.status).toBe(200);
    expect(await declined.text()).toMatch(/role="alert"[^>]*>Declined/);
    expect(await verify(reference)).toMatchObject({ status: 'failed', gateway_response: 'Declined' });
    expect(received).toEqual([]);
    expect((await payWith(page, /^Successful, no/)).status).toBe(303);
    expect((await verify(reference)).status).toBe('success');
    await until(() => received.length === 1);
  });

  it.each([
    [/Insufficient/, 'failed', 'Insufficient Funds'],
    [/Token not/, 'failed', expect.stringContaining('Token Not Generated')],
    [/^Timeout/, 'ongoing', expect.any(String)],
    [/^500/, 'abandoned', expect.any(String)],
  ])('the card %s gives the payment status %s', async (title, status, text) => {
    const { reference, page } = await startPayment();
    await payWith(page, title);
    expect(await verify(reference)).toMatchObject({ status, gateway_response: text });
    expect(received).toEqual([]);
  });

  it('gives a transfer up that has not arrived when its account expires, and still takes its late money', async () => {
    await sandbox.close();
    let ahead = 0;
    sandbox = await startPaystackSandbox({ ...settings(), now: () => new Date(Date.now() + ahead) });
    const { reference, page } = await startPayment({ channels: ['bank_transfer'] });
    const send = (money: string) =>
      fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ money }) });
    await send('late');
    expect(await verify(reference)).toMatchObject({ status: 'ongoing', gateway_response: 'Pending' });
    ahead = 31 * 60_000;
    expect(await verify(reference)).toMatchObject({
      status: 'failed',
      gateway_response: 'The transfer did not arrive',
    });
    expect(await (await fetch(page)).text()).toContain('The transfer did not arrive before the account expired.');
    await send('now');
    expect((await verify(reference)).status).toBe('success');
    await until(() => received.length === 1);
  });

  it('asks for PIN and OTP when the card requires them', async () => {
    const { reference, page } = await startPayment();
    const card = { number: '5060666666666666666', cvv: '123' };
    expect(await (await pay(page, card)).text()).toContain('Enter the PIN');
    expect(await (await pay(page, { ...card, pin: '9999' })).text()).toContain('Incorrect PIN');
    expect(await (await pay(page, { ...card, pin: '1234' })).text()).toContain('Enter the OTP');
    expect((await verify(reference)).status).toBe('abandoned');
    expect((await pay(page, { ...card, pin: '1234', otp: '123456' })).status).toBe(303);
  });

  it.each([
    [{ number: '4111111111111111', cvv: '408' }, 'use one of the test cards'],
    [{ number: '4084084084084081', cvv: '999' }, 'CVV does not match'],
    [{ number: '4084084084084081', cvv: '408', expiry: '01/20' }, 'expiry date in the future'],
    [{ number: '"><b>', cvv: '' }, 'value="&quot;&gt;&lt;b&gt;"'],
  ])('refuses %j and keeps the form', async (card, text) => {
    const { page } = await startPayment();
    const response = await pay(page, card);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(text);
  });

  it('returns to the shop on cancel and leaves the payment open', async () => {
    const { reference, page } = await startPayment();
    const response = await fetch(`${page}/cancel`, { method: 'POST', redirect: 'manual' });
    expect(response.headers.get('location')).toBe(`${shop}/payment-error?trxref=${reference}&reference=${reference}`);
    expect((await verify(reference)).status).toBe('abandoned');
  });

  it('charges once: a second attempt after success only returns to the shop', async () => {
    const { page } = await startPayment();
    await payWith(page, /^Successful, no/);
    expect((await payWith(page, /^Declined/)).status).toBe(303);
    expect(await (await fetch(page)).text()).toContain('Payment successful');
    await until(() => received.length === 1);
  });
});

describe('webhooks', () => {
  it('are repeated until the answer is 200', async () => {
    answers = [500, 404];
    const { page } = await startPayment();
    await payWith(page, /^Successful, no/);
    await until(() => received.length === 3);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
  });

  it.each([
    ['drop', 0],
    ['repeat', 2],
  ])('fault %s: %i deliveries', async (webhook, deliveries) => {
    const changed = await fetch(`${sandbox.url}/sandbox/faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ webhook }),
    });
    expect(changed.status).toBe(200);
    const { page } = await startPayment();
    await payWith(page, /^Successful, no/);
    await until(() => received.length >= deliveries);
    await new Promise((resolve) => setTimeout(resolve, 60)); // no further delivery
    expect(received).toHaveLength(deliveries);
  });

  it('sends a webhook for the late answer of a bank', async () => {
    const { reference, page } = await startPayment();
    await payWith(page, /^Timeout/);
    await fetch(`${sandbox.url}/sandbox/transactions/${reference}/settle`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'success' }),
    });
    await until(() => received.length === 1);
    expect((await verify(reference)).status).toBe('success');
  });
});

describe('the payment sandbox', () => {
  it('reports a mistake in the faults', async () => {
    const put = async (faults: object) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${sandbox.url}/sandbox/faults`, {
        method: 'PUT',
        headers,
        body: JSON.stringify(faults),
      });
      return { status: response.status, message: ((await response.json()) as { message: string }).message };
    };
    expect(await put({ verfy: 'hang' })).toMatchObject({ status: 422, message: expect.stringContaining('verfy') });
    expect(await put({ verify: 'explode' })).toMatchObject({
      status: 422,
      message: expect.stringContaining('ongoing'),
    });
  });

  it('remembers its payments across a restart when it has a file', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'paystack-'));
    try {
      await sandbox.close();
      const stateFile = path.join(folder, 'deep', 'paystack.json');
      sandbox = await startPaystackSandbox({ ...settings(), stateFile });
      const { reference, page } = await startPayment();
      await payWith(page, /^Successful, no/);
      await sandbox.close();
      sandbox = await startPaystackSandbox({ ...settings(), stateFile });
      expect((await verify(reference)).status).toBe('success');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('refuses to start in production', async () => {
    await expect(startPaystackSandbox({ ...settings(), nodeEnvironment: 'production' })).rejects.toThrow('production');
  });
});
