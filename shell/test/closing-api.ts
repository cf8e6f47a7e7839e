import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An API that answers the first request of each connection, and closes the connection as the next one arrives. */
export async function openClosingApi(answer: (response: ServerResponse) => void) {
  /** Requests, each with its number on its connection. */
  const received: string[] = [];
  const counts = new WeakMap<object, number>();
  const server = createServer(({ method, socket }, response) => {
    const count = (counts.get(socket) ?? 0) + 1;
    counts.set(socket, count);
    received.push(`${method} ${count}`);
    if (count > 1) socket.destroy();
    else answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    received,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
