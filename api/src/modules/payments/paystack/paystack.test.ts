import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { kobo } from '@nkm/contracts';
import { startPaystackSandbox, type RunningPaystackSandbox } from '../../../sandbox/paystack/start-paystack-sandbox';
import { createPaystack } from './paystack';
import type { PaymentRequest } from './payment-provider';
import { PaymentProviderError } from './payment-provider-error';

const secretKey = 'sk_test_client';
const request = (reference: string): PaymentRequest => ({
  email: 'ada@example.com',
  amount: kobo(1_234_567),
  reference,
  callbackUrl: 'http://localhost:3200/payment-success',
  cancelUrl: 'http://localhost:3200/payment-error',
  orderId: 7,
  channel: 'card',
});
const failure = async (call: Promise<unknown>) => {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof PaymentProviderError)) throw new Error('It did not fail as expected', { cause: error });
  return { kind: error.kind, retryable: error.retryable };
};

describe('the Paystack client against the sandbox', () => {
  let sandbox: RunningPaystackSandbox;
  const client = (key = secretKey, timeoutMs = 10_000) =>
    createPaystack({ baseUrl: sandbox.url, secretKey: key, timeoutMs });

  beforeAll(async () => {
    sandbox = await startPaystackSandbox({
      port: 0,
      secretKey,
      webhookUrl: 'http://127.0.0.1:9/',
      nodeEnvironment: 'test',
    });
  });
  afterAll(() => sandbox.close());
  afterEach(() => sandbox.faults({ initialize: 'ok', verify: 'ok', verifyDelayMs: 0 }));

  it('starts a payment and reports it as undecided, with the amount in kobo', async () => {
    const started = await client().initialize(request('A-1'));
    expect(started).toEqual({ reference: 'A-1', authorizationUrl: expect.stringMatching(/\/pay\/[0-9a-f]{20}$/) });
    expect(await client().verify('A-1')).toMatchObject({
      status: 'open',
      providerStatus: 'abandoned',
      amount: 1_234_567,
      currency: 'NGN',
      paidAt: null,
    });
  });

  it('returns null for an unused reference', async () => {
    expect(await client().verify('NOBODY-1')).toBeNull();
  });

  it('reports a duplicate reference', async () => {
    await client().initialize(request('A-2'));
    expect(await failure(client().initialize(request('A-2')))).toEqual({
      kind: 'duplicate-reference',
      retryable: true,
    });
  });

  it('reports a wrong key as a separate error', async () => {
    const wrong = client('sk_test_other');
    expect(await failure(wrong.initialize(request('A-3')))).toEqual({ kind: 'unauthorised', retryable: false });
    expect(await failure(wrong.verify('A-1'))).toEqual({ kind: 'unauthorised', retryable: false });
  });

  it('gives up on a provider that hangs or answers 500', async () => {
    sandbox.faults({ initialize: 'hang', verify: 'hang' });
    const hasty = client(secretKey, 300);
    expect(await failure(hasty.initialize(request('A-4')))).toEqual({ kind: 'timeout', retryable: true });
    expect(await failure(hasty.verify('A-1'))).toEqual({ kind: 'timeout', retryable: true });
    sandbox.faults({ initialize: 'error', verify: 'error' });
    expect(await failure(client().initialize(request('A-5')))).toEqual({ kind: 'unavailable', retryable: true });
    expect(await failure(client().verify('A-1'))).toEqual({ kind: 'unavailable', retryable: true });
  });

  it('cannot use the reference of an initialise whose answer was lost', async () => {
    sandbox.faults({ initialize: 'lost' });
    expect((await failure(client(secretKey, 1_000).initialize(request('A-6')))).kind).toBe('timeout');
    sandbox.faults({ initialize: 'ok' });
    expect((await failure(client().initialize(request('A-6')))).kind).toBe('duplicate-reference');
  });

  it('reports a rejected request as refused', async () => {
    const bad = { ...request('A-7'), email: 'nobody' };
    expect(await failure(client().initialize(bad))).toEqual({ kind: 'refused', retryable: false });
  });
});

describe('the Paystack client against something else', () => {
  let server: Server;
  let answer: (response: ServerResponse) => void;
  const client = () =>
    createPaystack({
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      secretKey,
      timeoutMs: 10_000,
    });
  beforeAll(async () => {
    server = createServer((_, response) => answer(response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const says = (status: number, body: unknown) => {
    answer = (response) => response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  };

  it.each([
    ['HTML with 200', 200, '<html>', 'malformed'],
    ['HTML with 502', 502, '<html>Bad gateway', 'unavailable'],
    ['too many requests', 429, { status: false, message: 'slow down' }, 'unavailable'],
    ['no payment page', 200, { status: true, message: 'ok', data: { reference: 'B-1' } }, 'malformed'],
    [
      'a payment page that is not a web address',
      200,
      { status: true, message: 'ok', data: { reference: 'B-1', authorization_url: 'javascript:alert(1)' } },
      'malformed',
    ],
  ])('initialize: %s', async (_, status, body, kind) => {
    says(status, body);
    expect((await failure(client().initialize(request('B-1')))).kind).toBe(kind);
  });

  it.each([
    ['another payment', { reference: 'B-2', status: 'success', amount: 1, currency: 'NGN' }],
    ['no amount', { reference: 'B-1', status: 'success', currency: 'NGN' }],
    ['a fraction of a kobo', { reference: 'B-1', status: 'success', amount: 1.5, currency: 'NGN' }],
  ])('verify rejects an answer with %s', async (_, data) => {
    says(200, { status: true, message: 'Verification successful', data });
    expect((await failure(client().verify('B-1'))).kind).toBe('malformed');
  });

  it('reports a closed port as unreachable', async () => {
    const nobody = createPaystack({ baseUrl: 'http://127.0.0.1:9', secretKey, timeoutMs: 10_000 });
    expect(await failure(nobody.verify('B-1'))).toEqual({ kind: 'unreachable', retryable: true });
  });
});
