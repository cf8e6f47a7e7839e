import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** One connection to the server, and what is going on in it. */
export interface Connection {
  socket: Socket;
  /** The request that is being received or answered; null before the first one and between two. */
  exchange: { request: IncomingMessage; response: ServerResponse } | null;
  /** Bytes received when the last exchange was over; null while there was none. */
  receivedBefore: number | null;
}

/** Follows the connections of a server. The set changes as they come and go. */
export function trackConnections(server: Server): ReadonlySet<Connection> {
  const connections = new Set<Connection>();
  const bySocket = new WeakMap<Socket, Connection>();
  server.on('connection', (socket: Socket) => {
    const connection: Connection = { socket, exchange: null, receivedBefore: null };
    connections.add(connection);
    bySocket.set(socket, connection);
    socket.once('close', () => connections.delete(connection));
  });
  server.on('request', (request, response) => {
    const connection = bySocket.get(request.socket);
    if (!connection) return;
    const exchange = { request, response };
    connection.exchange = exchange;
    response.once('close', () => {
      connection.receivedBefore = connection.socket.bytesRead;
      if (connection.exchange === exchange) connection.exchange = null;
    });
  });
  return connections;
}
