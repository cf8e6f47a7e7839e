import net, { type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '../fixtures/test';
import { failuresOf, percentile, startLoad } from './steady-load';

const OF_EACH_KIND = 100;
const LIMIT_MS = 30_000;

const HEAD =
  'POST /api/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n';

/** The behaviour of each kind of slow client. */
const KINDS: Record<string, (client: Socket) => void> = {
  'send nothing': () => undefined,
  'send a head, byte by byte': (client) => trickle(client, 'GET / HTTP/1.1\r\nHost: shop\r\nX-Long: '),
  'send a body, byte by byte': (client) => trickle(client, HEAD),
  'stay connected after an answer': (client) =>
    void client.resume().write('GET /health HTTP/1.1\r\nHost: shop\r\n\r\n'),
  'do not read their answers': (client) => {
    client.pause();
    client.write('GET /assets/share.jpg HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(200));
  },
};

function trickle(client: Socket, start: string): void {
  client.resume().write(start);
  const timer = setInterval(() => client.write('x'), 1_000);
  client.once('close', () => clearInterval(timer));
}

test.use({ shell: { settings: { PAGE_FRESH_SECONDS: '5' } } });

test('500 slow clients are disconnected within 30 s while others are served', async ({ system }) => {
  test.setTimeout(120_000);
  const { port } = new URL(system.shop);
  const kinds = Object.entries(KINDS).flatMap(([name, act]) =>
    Array.from({ length: OF_EACH_KIND }, () => ({ name, act })),
  );
  const left = new Map<string, number>();
  const others = ['/', '/shop', '/api/settings'];
  const load = startLoad(system.shop, 20, (number) => ({ address: others[number % others.length]!, uncached: false }));
  const start = Date.now();
  const clients = await Promise.all(
    kinds.map(async ({ name, act }) => {
      const client = net.connect(Number(port), '127.0.0.1');
      client.on('error', () => undefined); // the server may end a connection with a reset
      await new Promise((resolve) => client.once('connect', resolve));
      left.set(name, (left.get(name) ?? 0) + 1);
      client.once('close', () => left.set(name, left.get(name)! - 1));
      act(client);
      return client;
    }),
  );
  const count = () => [...left.values()].reduce((sum, each) => sum + each, 0);
  expect(count()).toBe(5 * OF_EACH_KIND);
  while (count() > 0 && Date.now() - start < LIMIT_MS) {
    // A client that does not read detects the end of its connection only after it resumes.
    if (Date.now() - start > LIMIT_MS - 3_000) for (const client of clients) client.resume();
    await sleep(200);
  }
  const took = Date.now() - start;
  const sent = await load.stop();
  const p99 = percentile(
    sent.map(({ ms }) => ms),
    0.99,
  );
  process.stdout.write(
    `  all gone after ${(took / 1000).toFixed(1)} s; ${sent.length} other requests, p99 ${p99.toFixed(0)} ms\n`,
  );
  expect(Object.fromEntries(left)).toEqual(Object.fromEntries(Object.keys(KINDS).map((name) => [name, 0])));
  expect(failuresOf(sent)).toEqual([]);
});
