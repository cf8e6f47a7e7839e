import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { limitOf } from './limit-of';
import { withApi } from './with-api';

/** Length of a second in the rule, in milliseconds; `npm run audit` sets 1000. */
const SECOND = Number(process.env.SLOW_SECOND_MS ?? 150);
const SLOW_CLIENTS = process.env.AUDIT ? 500 : 60;
/** The other clients give up after this time. Other tests share the processor, so it is no measure of speed. */
const ANSWER_MS = 50_000;
const LONGEST_S = limitOf(30);
const TYPE = 'content-type: application/json';
const post = (path: string, length: number | string) =>
  `POST ${path} HTTP/1.1\r\nhost: ` +
  `api\r\n${TYPE}\r\n${typeof length === 'number' ? `content-length: ${length}` : length}\r\n\r\n`;

/** Each sends its start at once and the rest at one byte or line a second. */
const KINDS: { first: string; then: string }[] = [
  { first: '', then: '' },
  { first: 'GET /states HTTP/1.1\r\nhost: api\r\n', then: 'x: y\r\n' },
  { first: post('/login', 100_000), then: 'a' },
  { first: post('/login', 'transfer-encoding: chunked'), then: '1\r\na\r\n' },
  // Refused before its body is read; the rest still arrives.
  { first: post('/orders', 100_000), then: 'a' },
  { first: post('/no/such/address', 100_000), then: 'a' },
];

describe('slow clients of the API', () => {
  const api = withApi({
    database: 'pglite',
    contents: 'seeded',
    modules: ['accounts', 'checkout', 'orders', 'locations'],
    slowClientLookMs: SECOND,
  });
  const clients = new Set<Socket>();
  let port: number;
  beforeAll(async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    port = (api.app.server.address() as AddressInfo).port;
  });
  afterAll(() => clients.forEach((client) => client.destroy()));

  function open(first: string): Socket {
    const client = connect(port, '127.0.0.1');
    client.write(first);
    client.on('error', () => undefined); // a reset counts as a disconnect
    client.on('close', () => clients.delete(client));
    client.resume();
    clients.add(client);
    return client;
  }
  function each(milliseconds: number, client: Socket, text: string): void {
    const timer = setInterval(() => client.write(text), milliseconds);
    client.once('close', () => clearInterval(timer));
  }

  it(
    'are disconnected within 30 s, while others are served',
    async () => {
      for (let count = 0; count < SLOW_CLIENTS; count++) {
        const { first, then } = KINDS[count % KINDS.length]!;
        each(SECOND, open(first), then);
      }
      const start = Date.now();
      while (clients.size > 0 && Date.now() - start < LONGEST_S * SECOND) {
        const signal = AbortSignal.timeout(ANSWER_MS);
        expect((await fetch(`http://127.0.0.1:${port}/states`, { signal })).status).toBe(200);
        await sleep(SECOND / 4);
      }
      expect(clients.size).toBe(0);
    },
    60_000 + LONGEST_S * SECOND,
  );

  it(
    'do not include phones that send 3 KB/s for any time',
    async () => {
      const body = JSON.stringify({ email: 'ada@example.com', password: 'x'.repeat(75_000) });
      const client = open(post('/login', body.length));
      const answer = new Promise<string>((resolve) => client.once('data', (data) => resolve(String(data))));
      for (let at = 0; at < body.length; at += 3 * 1024) {
        client.write(body.slice(at, at + 3 * 1024));
        await sleep(SECOND);
      }
      expect(await answer).toMatch(/^HTTP\/1\.1 422 /);
    },
    60_000 + 30 * SECOND,
  );
});
