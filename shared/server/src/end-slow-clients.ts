import type { Server } from 'node:http';
import type { Connection } from './connections';
import { Pace } from './pace';

/** Milliseconds between two checks of all connections. */
const LOOK_MS = 1_000;
/** A sender must reach 1 KB/s, averaged over 10 s (docs/decisions/0057). */
const SENDING = { looks: 10, leastBytes: 10 * 1024 };
/** A reader must read something within 20 s: on a poor network the system passes on data in large chunks. */
const READING = { looks: 20, leastBytes: 1 };

interface Paces {
  sending: Pace;
  reading: Pace;
}

/**
 * Closes connections of slow clients, which send a head or body below the pace, send nothing on a new connection, or do
 * not read their response. The server's keep-alive timeout closes idle connections between two requests.
 * @param lookMs milliseconds that count as one second of the rule; tests shorten it
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

/** Bytes received so far; null while the client has nothing to send, or while the server does not read. */
function received({ socket, exchange, receivedBefore }: Connection): number | null {
  if (!exchange) return socket.bytesRead === receivedBefore ? null : socket.bytesRead;
  const { request } = exchange;
  const isOurTurn = request.complete || request.readableFlowing === null || request.readableLength > 0;
  return isOurTurn ? null : socket.bytesRead;
}

/** Response bytes that left this machine's memory; null while none waits for the client. */
function taken({ socket }: Connection): number | null {
  // Node reports a large chunk only after all of it has left; the system handle is more precise.
  const handle = (socket as { _handle?: { bytesWritten: number; writeQueueSize: number } | null })._handle;
  return handle?.writeQueueSize ? handle.bytesWritten - handle.writeQueueSize : null;
}
