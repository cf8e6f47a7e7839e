import type { Server } from 'node:http';
import type { Connection } from './connections';
import { Pace } from './pace';

/** Milliseconds between two looks at all connections. */
const LOOK_MS = 1_000;
/** A sender must keep 1 KB/s, averaged over 10 s (spec: decisions, "slow senders"). */
const SENDING = { looks: 10, leastBytes: 10 * 1024 };
/** A reader must take something in 20 s: the system hands over what a poor network takes in large lumps. */
const READING = { looks: 20, leastBytes: 1 };

interface Paces {
  sending: Pace;
  reading: Pace;
}

/**
 * Ends connections whose client is too slow: it sends a head or a body below the pace, sends nothing on a new
 * connection, or does not read its answer. A connection between two requests ends by the server's keep-alive timeout.
 * @param lookMs milliseconds that stand for a second of the rule; tests shorten it
 */
export function endSlowClients(server: Server, connections: ReadonlySet<Connection>, lookMs = LOOK_MS): void {
  const paces = new WeakMap<Connection, Paces>();

  function look(): void {
    for (const connection of connections) {
      let pace = paces.get(connection);
      if (!pace) {
        pace = {
          sending: new Pace(SENDING.looks, SENDING.leastBytes),
          reading: new Pace(READING.looks, READING.leastBytes),
        };
        paces.set(connection, pace);
      }
      const isTooSlow = [pace.sending.isMissed(received(connection)), pace.reading.isMissed(taken(connection))];
      if (isTooSlow.includes(true)) connection.socket.destroy();
    }
  }

  const timer = setInterval(look, lookMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

/** Bytes received so far; null while the client has nothing to send, or while we are the ones who do not read. */
function received({ socket, exchange, receivedBefore }: Connection): number | null {
  if (!exchange) return socket.bytesRead === receivedBefore ? null : socket.bytesRead;
  const { request } = exchange;
  const isOurTurn = request.complete || request.readableFlowing === null || request.readableLength > 0;
  return isOurTurn ? null : socket.bytesRead;
}

/** Bytes of answers that left this machine's memory; null while none of them waits for the client. */
function taken({ socket }: Connection): number | null {
  // Node tells of a large piece only when all of it has left; the handle of the system knows better.
  const handle = (socket as { _handle?: { bytesWritten: number; writeQueueSize: number } | null })._handle;
  return handle?.writeQueueSize ? handle.bytesWritten - handle.writeQueueSize : null;
}
