import net, { type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface NetworkOptions {
  /** Milliseconds from a request to its answer, half in each direction. */
  roundTripMs: number;
  /** Share of the connections that end with a reset, 0…1. */
  resets: number;
  /** Seed of the random numbers. */
  seed: number;
}

export interface BadNetwork {
  /** Address for the browser. */
  server: string;
  /** Connections that carried a request so far. */
  connections(): number;
  /** The requests that a reset interrupted so far: method, path and what was lost. */
  resets(): readonly string[];
  stop(): Promise<void>;
}

/** A reset comes at the latest after so many bytes of a connection, both directions together. */
const MOST_BYTES = 8_192;

/** SOCKS 5 (RFC 1928): no authentication, and one address type. */
const VERSION = 5;
const NO_AUTHENTICATION = Buffer.from([VERSION, 0]);
const CONNECTED = Buffer.from([VERSION, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
const IS_HOST_NAME = 3;
const IS_IPV4 = 1;

/**
 * A SOCKS proxy in front of everything that a browser opens: shop, API, slices and payment page keep their addresses.
 *
 * - Each chunk is delivered after half of the round trip, and opening a connection costs a whole one, as in TCP.
 * - Of the connections that carry a request, the share `resets` ends with a TCP reset (RST) after a random number of
 *   bytes, evenly distributed from 0 to 8,192. So some requests never reach the server, and some answers are cut. A
 *   connection that closes with fewer bytes hands its reset to the next one, which keeps the share exact.
 * - Browsers keep connections alive, so that one reset can interrupt the tenth request of a connection. Chromium itself
 *   repeats a request on a kept connection that was reset before the first byte of the answer.
 * - Bandwidth is not limited.
 */
export async function startBadNetwork({ roundTripMs, resets, seed }: NetworkOptions): Promise<BadNetwork> {
  const random = createRandom(seed);
  const interrupted: string[] = [];
  const open = new Set<Socket>();
  let carrying = 0;
  let owed = 0;

  function nextLimit(): number | null {
    carrying += 1;
    if (random() < resets) owed += 1;
    if (owed === 0) return null;
    owed -= 1;
    return Math.floor(random() * MOST_BYTES);
  }

  function join(client: Socket, target: Socket): void {
    let limit: number | null | undefined;
    let bytes = 0;
    let request = '';
    const end = () => {
      if (typeof limit === 'number' && bytes <= limit) owed += 1;
      limit = null;
    };
    const carry = (from: Socket, to: Socket, lost: string) => {
      from.on('data', (chunk) => {
        if (limit === undefined) limit = nextLimit();
        const [, line] = /^([A-Z]+ \S+) HTTP/.exec(chunk.toString('latin1')) ?? [];
        if (line) request = line.replace(/\?.*/, '');
        const left = limit === null ? Infinity : limit - bytes;
        bytes += chunk.length;
        if (left < 0) return; // the reset is under way
        const isLast = chunk.length > left;
        if (isLast) interrupted.push(`${request}: ${lost}`);
        setTimeout(() => {
          if (isLast) for (const side of [client, target]) side.resetAndDestroy();
          else if (to.writable) to.write(chunk);
        }, roundTripMs / 2);
      });
      from.once('end', () => setTimeout(() => to.end(), roundTripMs / 2));
      from.once('close', () => {
        end();
        setTimeout(() => to.destroy(), roundTripMs / 2);
      });
    };
    carry(client, target, 'request lost');
    carry(target, client, 'answer lost');
  }

  const server = net.createServer((client) => {
    open.add(client);
    client.once('close', () => open.delete(client));
    client.on('error', () => undefined); // the browser or the network ended the connection
    client.once('data', () => {
      client.write(NO_AUTHENTICATION);
      client.once('data', async (asked) => {
        client.pause();
        const target = net.connect(destinationOf(asked));
        target.on('error', () => client.destroy());
        await new Promise((resolve) => target.once('connect', resolve));
        await sleep(roundTripMs);
        if (client.destroyed) return void target.destroy();
        join(client, target);
        client.write(CONNECTED);
        client.resume();
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    server: `socks5://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    connections: () => carrying,
    resets: () => interrupted,
    stop() {
      for (const client of open) client.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The host and port that a SOCKS request names. */
function destinationOf(request: Buffer): { host: string; port: number } {
  const port = request.readUInt16BE(request.length - 2);
  if (request[3] === IS_HOST_NAME) return { host: request.toString('latin1', 5, 5 + request[4]!), port };
  if (request[3] === IS_IPV4) return { host: [...request.subarray(4, 8)].join('.'), port };
  throw new Error(`The browser asked for an address of type ${request[3]}.`);
}

/** Random numbers 0…1 that are the same in each run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
