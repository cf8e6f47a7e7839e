/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from './api-client';
import { API_TIMEOUT_MS, type ApiClientOptions } from './api-client-options';
import { createApiClient } from './create-api-client';

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => answer(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const client = (options: Partial<ApiClientOptions> = {}) =>
  createApiClient({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`, ...options });

function json(status: number, body: unknown, headers: Record<string, string> = {}) {
  answer = (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function html(status: number, body: string) {
  answer = (_request, response) => response.writeHead(status, { 'content-type': 'text/html' }).end(body);
}

describe('API client', () => {
  it('SH-RULE-024 SH-RULE-025 SH-RULE-026 sends every call to one base, with the token, asking for JSON', async () => {
    let seen: { url?: string; headers: IncomingMessage['headers']; body: string } | undefined;
    answer = (request, response, body) => {
      seen = { url: request.url, headers: request.headers, body };
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":1}');
    };
    await expect(
      client({ token: () => 'opaque' }).post('/cart', { product_id: 7 }, { query: { page: 1, sort: undefined } }),
    ).resolves.toEqual({ data: 1 });
    expect(seen?.url).toBe('/api/cart?page=1');
    expect(seen?.headers).toMatchObject({ authorization: 'Bearer opaque', accept: 'application/json' });
    expect(JSON.parse(seen?.body ?? '')).toEqual({ product_id: 7 });
  });

  it('sends a list as one parameter per value', async () => {
    let seen: string | undefined;
    answer = (request, response) => {
      seen = request.url;
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}');
    };
    await client().get('/products', { query: { brand: ['A & B', 'Tecno'], page: 2 } });
    expect(seen).toBe('/api/products?brand=A+%26+B&brand=Tecno&page=2');
  });

  it('SH-RULE-020 turns an error response into the server’s message and its field errors', async () => {
    json(422, {
      message: 'The given data was invalid.',
      errors: { email: ['Email is required'], name: ['Too short', 'Letters only'] },
    });
    const error = await client()
      .post('/users', {})
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 422, message: 'The given data was invalid.', retryable: false });
    expect((error as ApiError).messages).toEqual(['Email is required', 'Too short', 'Letters only']);
  });

  it('SH-MSG-005 reports "An Unexpected Error" when the server sends no readable message', async () => {
    html(500, '<h1>Bad gateway</h1>');
    await expect(client().get('/products')).rejects.toMatchObject({
      status: 500,
      message: 'An Unexpected Error',
      reason: 'unreadable',
      retryable: true,
    });
  });

  it.each([
    ['a captive portal page', 'text/html', '<h1>Login to Wi-Fi</h1>'],
    ['a page declared as JSON', 'application/json', '<h1>Login to Wi-Fi</h1>'],
    ['a truncated body', 'application/json', '{"data": [{"id": 1, "ti'],
    ['an empty body', 'application/json', ''],
  ])('treats %s as a retryable failure', async (_what, type, body) => {
    answer = (_request, response) => response.writeHead(200, { 'content-type': type }).end(body);
    await expect(client().get('/products')).rejects.toMatchObject({
      message: 'An Unexpected Error',
      reason: 'unreadable',
      retryable: true,
    });
  });

  it('SH-RULE-022 SH-RULE-023 reports an expired session on a matching 401, except for the login call', async () => {
    json(401, { message: 'Unauthenticated.' });
    const onSessionDead = jest.fn();
    const api = client({ onSessionDead, token: () => 'opaque' });
    await expect(api.post('/login', {}, { isSignIn: true })).rejects.toMatchObject({ status: 401 });
    expect(onSessionDead).not.toHaveBeenCalled();
    await expect(api.get('/cart')).rejects.toMatchObject({ status: 401 });
    expect(onSessionDead.mock.calls).toEqual([['opaque']]);
    json(401, { message: 'Wrong signature' });
    await expect(api.get('/cart')).rejects.toMatchObject({ status: 401 });
    expect(onSessionDead).toHaveBeenCalledTimes(1);
  });

  it('reports no expired session for a guest, to avoid endless reloads', async () => {
    json(401, { message: 'Unauthenticated.' });
    const onSessionDead = jest.fn();
    await expect(client({ onSessionDead }).get('/cart')).rejects.toMatchObject({ status: 401 });
    expect(onSessionDead).not.toHaveBeenCalled();
  });

  it('reports 429 with its pause, and 503', async () => {
    json(429, { message: 'Slow down' }, { 'retry-after': '30' });
    await expect(client().get('/x')).rejects.toMatchObject({ status: 429, retryAfter: 30, retryable: true });
    json(503, { message: 'Busy' });
    await expect(client().get('/x')).rejects.toMatchObject({ status: 503, message: 'Busy', reason: null });
  });

  it('retries a read-only call, and never one that can have arrived', async () => {
    let calls = 0;
    answer = (request, response) => {
      calls += 1;
      if (calls === 1) return void request.socket.destroy();
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":1}');
    };
    const reached: boolean[] = [];
    const api = client({ retry: true, onReach: (value) => reached.push(value) });
    await expect(api.get('/products')).resolves.toEqual({ data: 1 });
    expect(reached).toEqual([false, true]);
    calls = 0;
    await expect(api.post('/orders')).rejects.toMatchObject({ status: 0, reason: 'unreachable' });
    expect(calls).toBe(1);
  });

  it('SH-CONST-001 waits 60 s for a response by default, and fails as retryable', async () => {
    expect(API_TIMEOUT_MS).toBe(60_000);
    answer = () => undefined; // never answers
    await expect(client({ timeoutMs: 50 }).get('/slow')).rejects.toMatchObject({
      status: 0,
      reason: 'timeout',
      retryable: true,
    });
  });

  it('rejects with an AbortError when the caller aborts', async () => {
    answer = () => undefined;
    const controller = new AbortController();
    const call = client().get('/slow', { signal: controller.signal });
    setTimeout(() => controller.abort(), 20);
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('reports the start and the end of each request, including failures', async () => {
    const said: string[] = [];
    const api = client({
      beginRequest: (background) => {
        said.push(background ? 'background' : 'begin');
        return () => said.push('end');
      },
    });
    json(200, {});
    await api.get('/a');
    json(500, {});
    await api.get('/b', { background: true }).catch(() => undefined);
    expect(said).toEqual(['begin', 'end', 'background', 'end']);
  });

  it('SH-RULE-027 sends files as a form whose array fields end in []', async () => {
    let type = '';
    let sent = '';
    answer = (request, response, body) => {
      type = request.headers['content-type'] ?? '';
      sent = body;
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    };
    await client().post('/returns', { reason: 'Torn', photos: [new Blob(['a']), new Blob(['b'])], note: undefined });
    expect(type).toMatch(/^multipart\/form-data/);
    expect(sent.match(/name="photos\[\]"/g)).toHaveLength(2);
    expect(sent).toContain('name="reason"');
    expect(sent).not.toContain('name="note"');
  });
});
