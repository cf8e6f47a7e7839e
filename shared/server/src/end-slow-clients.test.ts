import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { trackConnections } from './connections';
import { endSlowClients } from './end-slow-clients';

/** One check counts as one second of the rule. */
const LOOK_MS = 20;
const LARGE = Buffer.alloc(64 * 1024 * 1024);

let server: Server;
let port = 0;
const clients: Socket[] = [];

beforeEach(async () => {
  server = createServer(async (request, response) => {
    if (request.url !== '/busy') request.resume();
    else await sleep(30 * LOOK_MS);
    if (request.method === 'POST' && request.url === '/') await once(request, 'end').catch(() => undefined); // aborted
    response.end(request.url === '/large' ? LARGE : 'done');
  });
  endSlowClients(server, trackConnections(server), LOOK_MS);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

function connect(): Socket {
  const client = net.connect(port, '127.0.0.1');
  client.on('error', () => undefined); // the server can close it with a reset
  clients.push(client);
  return client;
}
/** Number of checks until the server closes the connection. A busy machine makes fewer checks in the same time. */
async function looksUntilCut(client: Socket): Promise<number> {
  const start = Date.now();
  client.resume();
  if (!client.closed) await new Promise((resolve) => client.once('close', resolve));
  return (Date.now() - start) / LOOK_MS;
}
function trickle(client: Socket, text: string): void {
  const timer = setInterval(() => client.write(text), LOOK_MS);
  client.once('close', () => clearInterval(timer));
}

describe('closing slow clients', () => {
  it('closes a silent client and one with a slow head', async () => {
    const silent = connect();
    const slow = connect();
    slow.write('GET / HTTP/1.1\r\nHost: shop\r\n');
    trickle(slow, 'x: y\r\n');
    const looks = await Promise.all([looksUntilCut(silent), looksUntilCut(slow)]);
    for (const count of looks) expect(count).toBeGreaterThanOrEqual(9);
  });

  it('closes a client with a slow body, even on its second request', async () => {
    const slow = connect();
    slow.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
    await new Promise((resolve) => slow.once('data', resolve));
    slow.write('POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 100000\r\n\r\n');
    trickle(slow, 'x');
    expect(await looksUntilCut(slow)).toBeGreaterThanOrEqual(9);
  });

  it('does not close a client whose long body keeps the pace', async () => {
    const client = connect();
    client.write('POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 10000000\r\n\r\n');
    trickle(client, 'x'.repeat(4096));
    let cut = false;
    client.once('close', () => (cut = true));
    for (let look = 0; look < 40; look++) await sleep(LOOK_MS);
    expect(cut).toBe(false);
  });

  it('does not close a client while the server is slow', async () => {
    const waits = connect();
    waits.write('GET /busy HTTP/1.1\r\nHost: shop\r\n\r\n');
    const unread = connect();
    unread.write('POST /busy HTTP/1.1\r\nHost: shop\r\nContent-Length: 10\r\n\r\n');
    const answers = [waits, unread].map((client) => new Promise((resolve) => client.once('data', resolve)));
    expect(String((await Promise.all(answers))[0])).toContain('200 OK');
  });

  it('closes a client that does not read its response', async () => {
    const start = Date.now();
    const client = connect();
    client.pause();
    client.write('GET /large HTTP/1.1\r\nHost: shop\r\n\r\n');
    const open = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
    await once(client, 'connect');
    while ((await open()) === 0) await sleep(1);
    while ((await open()) > 0) await sleep(LOOK_MS);
    expect((Date.now() - start) / LOOK_MS).toBeGreaterThanOrEqual(19);
  });
});
