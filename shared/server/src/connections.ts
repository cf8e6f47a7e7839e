import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** One connection to the server and its state. */
export interface Connection {
  socket: Socket;
  /** The request in progress; null before the first one and between two. */
  exchange: { request: IncomingMessage; response: ServerResponse } | null;
  /** Bytes received by the end of the last exchange; null before the first one ends. */
  receivedBefore: number | null;
}

/** Tracks the connections of a server in a live set. */
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
