import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RecordedAnswer, RecordedSource, Recording } from './trial';

export interface RecordedApi {
  address: string;
  /** Calls without a recorded response since the set was last cleared. */
  missing: Set<string>;
  /** The responses that were requested. */
  used: Recording['calls'];
}

/**
 * Serves a recording on a loopback port, so that pages use the real API client.
 * @param recordFrom an API that responds instead; null to use the recording
 */
export async function startRecordedApi(
  calls: Recording['calls'],
  recordFrom: RecordedSource | null,
): Promise<RecordedApi> {
  const missing = new Set<string>();
  const used: Recording['calls'] = {};
  const answerTo = async (method: string, target: string): Promise<RecordedAnswer> => {
    const call = callOf(method, target);
    const answer = recordFrom === null ? calls[call] : (used[call] ?? (await ask(recordFrom, method, target)));
    if (answer) return (used[call] = answer);
    missing.add(call);
    return { status: 404, body: { message: 'Not recorded' } };
  };
  const server = createServer((request, response) => {
    answerTo(request.method ?? 'GET', request.url ?? '/').then(
      ({ status, body }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      (error: Error) => response.destroy(error),
    );
  });
  server.unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, missing, used };
}

/** Sorts the parameters, for example `GET /products?page=1&sort=latest`. */
function callOf(method: string, target: string): string {
  const { pathname, searchParams } = new URL(target, 'http://api');
  searchParams.sort();
  return `${method} ${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}`;
}

async function ask({ api, token }: RecordedSource, method: string, target: string): Promise<RecordedAnswer> {
  if (method !== 'GET') throw new Error(`A page can only send GET requests while it loads: ${method} ${target}`);
  const headers = new Headers(token === null ? [] : [['authorization', `Bearer ${token}`]]);
  const answer = await fetch(`${api}${target}`, { headers });
  return { status: answer.status, body: await answer.json() };
}
