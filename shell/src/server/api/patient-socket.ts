import { Socket } from 'node:net';

/** Milliseconds until the API must have accepted a connection. */
const CONNECT_MS = 10_000;
/** The other side has closed the connection. */
const CLOSED = new Set(['EPIPE', 'ECONNRESET']);

/**
 * A socket that reads to the end after the other side refused to read more. A server may answer before it has read the
 * whole request, and close. Node.js would drop that answer at the first failed write. Without an answer, the next read
 * fails.
 */
class PatientSocket extends Socket {
  override _write(chunk: unknown, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    super._write(chunk, encoding, unlessClosed(done));
  }

  override _writev(chunks: { chunk: unknown; encoding: BufferEncoding }[], done: (error?: Error | null) => void): void {
    super._writev!(chunks, unlessClosed(done));
  }
}

const unlessClosed = (done: (error?: Error | null) => void) => (error?: NodeJS.ErrnoException | null) =>
  done(CLOSED.has(error?.code ?? '') ? null : error);

/** Opens a connection for undici without TLS. */
export function connectPatiently(
  { hostname, port }: { hostname: string; port: string },
  done: (...result: [error: Error, socket: null] | [error: null, socket: Socket]) => void,
): void {
  const socket = new PatientSocket();
  const fail = (error: Error) => done(error, null);
  socket.once('error', fail);
  socket.setTimeout(CONNECT_MS, () => socket.destroy(new Error(`${hostname}:${port} accepted no connection.`)));
  socket.setNoDelay().setKeepAlive(true);
  socket.connect({ host: hostname, port: Number(port || 80) }, () => {
    socket.setTimeout(0).off('error', fail);
    done(null, socket);
  });
}
