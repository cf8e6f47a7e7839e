import http from 'node:http';
import { ada } from '../shopper/accounts';
import { freePorts } from '../system/free-ports';
import { startNginx } from '../system/nginx';
import { readPage } from '../speed/page-bytes';
import { expect, test as ofAll } from '../fixtures/test';
import { IN_AUDIT } from '../system/in-audit';

const CLIENTS = 130;
const WRONG = 100;

/** A shop behind docs/operations/nginx.conf, with production limits. `door` is the address of nginx. */
const test = ofAll.extend<object, { door: string }>({
  door: [
    async ({ system }, use) => {
      const port = await freePorts();
      const at = (address: string) => Number(new URL(address).port);
      const nginx = await startNginx({ port, shops: [at(system.shop)], apiPort: port + 1, apis: [at(system.api)] });
      await use(`http://127.0.0.1:${port}`);
      await nginx.stop();
    },
    { scope: 'worker' },
  ],
});
// In one worker, because another would have to start a separate marketplace.
test.describe.configure({ mode: 'default' });
test.use({
  settings: {
    HOST: '127.0.0.1',
    TRUST_PROXY: '127.0.0.1/32',
    RATE_LIMIT_SCALE: '1',
    PUBLIC_URL: 'https://shop.example',
  },
  shell: ({ system }, use) => use({ settings: { API_BASE_URL: system.api.replace('localhost', '127.0.0.1') } }),
});

interface Call {
  from: string;
  to: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Sends a request from one address of this machine. The server sees each address as a separate client. */
function call({ from, to, body, headers = {} }: Call): Promise<{ status: number; headers: http.IncomingHttpHeaders }> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = http.request(
      to,
      {
        method: text === undefined ? 'GET' : 'POST',
        localAddress: from,
        agent: false,
        headers: { host: 'shop.example', ...(text && { 'content-type': 'application/json' }), ...headers },
      },
      (answer) => answer.resume().once('end', () => resolve({ status: answer.statusCode!, headers: answer.headers })),
    );
    request.once('error', reject).end(text);
  });
}

const addressOf = (client: number) => `127.0.1.${client + 1}`;
const wrong = (number: number) => ({ email: `nobody-${number}@example.com`, password: 'Wrong-2026!' });

test(
  'behind nginx each shopper has a separate limit: 100 wrong passwords of others block no sign-in',
  IN_AUDIT,
  async ({ door }) => {
    const clients = Array.from({ length: CLIENTS }, (_, client) => addressOf(client));
    for (const from of clients) expect((await call({ from, to: `${door}/about` })).status).toBe(200);
    const to = `${door}/api/login`;
    for (const [number, from] of clients.slice(0, WRONG).entries())
      expect((await call({ from, to, body: wrong(number) })).status).not.toBe(429);
    for (const from of clients.slice(WRONG, WRONG + 2))
      expect((await call({ from, to, body: { email: ada.email, password: ada.password } })).status).toBe(200);
  },
);

test('a forged header gains no extra attempt, behind nginx and past it', async ({ door, system }) => {
  const past = system.shop.replace('localhost', '127.0.0.1');
  for (const [way, from] of [
    [door, '127.0.2.1'],
    [past, '127.0.2.2'],
    [system.api.replace('localhost', '127.0.0.1'), '127.0.2.3'],
  ] as const) {
    const statuses = new Set<number>();
    for (let number = 0; number <= WRONG; number += 1) {
      const forged = `198.51.100.${number}`;
      const headers = { 'x-forwarded-for': forged, forwarded: `for=${forged}`, 'x-real-ip': forged };
      const path = way === door || way === past ? '/api/login' : '/login';
      statuses.clear();
      statuses.add((await call({ from, to: way + path, body: wrong(1_000 + number), headers })).status);
    }
    expect([...statuses], way).toEqual([429]);
  }
});

test('every answer has Strict-Transport-Security when the public address is https', async ({ door }) => {
  for (const path of ['/', '/api/settings', '/assets/nothing.js', '/robots.txt'])
    expect((await call({ from: '127.0.3.1', to: door + path })).headers['strict-transport-security'], path).toMatch(
      /^max-age=31536000/,
    );
});

test('nginx asks the other shell for a file of a build that the first one does not have', async ({ system }) => {
  const port = await freePorts();
  const later = http.createServer((_request, answer) => answer.writeHead(404).end()).listen(port + 2, '127.0.0.1');
  const shops = [port + 2, Number(new URL(system.shop).port)];
  const nginx = await startNginx({ port, shops, apiPort: port + 1, apis: [Number(new URL(system.api).port)] });
  const [script] = (await readPage(`${system.shop}/about`)).scripts.shell;
  expect(script).toMatch(/^\/assets\/[^/]+\.js$/);
  for (let time = 0; time < 6; time += 1)
    expect((await call({ from: '127.0.4.1', to: `http://127.0.0.1:${port}${script}` })).status).toBe(200);
  await nginx.stop();
  later.close();
});

test('nginx passes a body of 12 MB on to the API', async ({ door }) => {
  const body = { bank_statement: 'a'.repeat(12_000_000) };
  const { status, headers } = await call({ from: '127.0.5.1', to: `${door}/api/kyc/application`, body });
  expect([status, headers['content-type']]).toEqual([403, 'application/json; charset=utf-8']);
});
