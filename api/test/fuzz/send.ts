import { connect } from 'node:net';
import type { FuzzRequest } from './any-request';

const LONGEST_ANSWER_MS = 30_000;

/** The bytes of a request, up to the point where the client disconnects. */
export function toBytes(request: FuzzRequest, authorization: string | null): { bytes: Buffer; whole: boolean } {
  const { body, sent } = request;
  const lines = [`${request.method} ${request.target} HTTP/1.1`, 'host: localhost', 'connection: close'];
  for (const [name, value] of Object.entries(request.headers)) lines.push(`${name}: ${value}`);
  if (request.signedIn && authorization) lines.push(`authorization: ${authorization}`);
  if (body?.type) lines.push(`content-type: ${body.type}`);
  if (body) lines.push(`content-length: ${body.bytes.length}`);
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  const rest = body ? body.bytes.subarray(0, Math.ceil(body.bytes.length * sent)) : Buffer.alloc(0);
  return { bytes: Buffer.concat([head, rest]), whole: rest.length === (body?.bytes.length ?? 0) };
}

/** Sends bytes unchanged and returns the status of the answer; null when the server disconnected without one. */
export function send(port: number, { bytes, whole }: { bytes: Buffer; whole: boolean }): Promise<number | null> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => (whole ? socket.write(bytes) : socket.end(bytes)));
    socket.setEncoding('latin1');
    socket.setTimeout(LONGEST_ANSWER_MS, () => socket.destroy(new Error('The server did not answer in time.')));
    socket.on('data', (chunk: string) => (answer = answer.length < 64 ? answer + chunk : answer));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // The server answered before it read everything, for example a body that is too large.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(statusOf(answer)));
  });
}

function statusOf(answer: string): number | null {
  const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
  return status === undefined ? null : Number(status);
}
