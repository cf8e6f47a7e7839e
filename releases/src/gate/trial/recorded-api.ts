import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RecordedAnswer, Recording } from './trial';

export interface RecordedApi {
  address: string;
  /** Calls without an answer since it was last cleared. */
  missing: Set<string>;
  /** Answers that were asked for. */
  used: Recording['calls'];
}

/**
 * Answers on a loopback port from a recording, so that the real client does the asking.
 * @param recordFrom address of an API that answers instead
 */
export async function startRecordedApi(calls: Recording['calls'], recordFrom: string | null): Promise<RecordedApi> {
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

/** `GET /products?page=1&sort=latest`, whatever the order of the parameters. */
function callOf(method: string, target: string): string {
  const { pathname, searchParams } = new URL(target, 'http://api');
  searchParams.sort();
  return `${method} ${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}`;
}

async function ask(api: string, method: string, target: string): Promise<RecordedAnswer> {
  if (method !== 'GET') throw new Error(`A public page must not change anything: ${method} ${target}`);
  const answer = await fetch(`${api}${target}`);
  return { status: answer.status, body: await answer.json() };
}
