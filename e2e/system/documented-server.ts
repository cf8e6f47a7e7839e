import { DOCUMENTED_CALLS } from '@nkm/contracts/documented-calls';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A server that has only the documented calls, with their documented fields. */
export interface DocumentedServer {
  url: string;
  /** The undocumented calls and fields that the storefront sent, each once. */
  refused: Set<string>;
  stop(): void;
}

const CALLS = DOCUMENTED_CALLS.map(({ call, payload = [], query = [] }) => {
  const [method, path = ''] = call.split(/ (.*)/);
  const pattern = new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`);
  return { method, pattern, hasParameters: path.includes('{'), payload, query };
}).sort((a, b) => Number(a.hasParameters) - Number(b.hasParameters));
/** Ours, although a documented path with a parameter fits it. */
const OURS = '/products/suggestions';
/** Pictures have no documented address. */
const PICTURE = /^\/(pictures|photos)\//;
/** Fields that our API adds to documented answers (docs/deviations.md "API additions"). */
const ADDED = new Set(
  `picture pictures read_at reviewed variant_values ratings searched_for path selected added is_default state_name
  lga_name coins cash payments amounts refund_state pay_on_delivery reserved_until undecided_payment hold_ended flash
  facets email_change latin_name kyc_decision`.split(/\s+/),
);
const FORWARDED = ['accept', 'authorization', 'content-type', 'x-forwarded-for'];

/** Stands before our API and answers as a documented server: other calls with 404, other fields of a body with 422. */
export async function startDocumentedServer(api: string): Promise<DocumentedServer> {
  const refused = new Set<string>();

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { method = 'GET' } = request;
    const url = new URL(request.url ?? '/', api);
    const body = await buffer(request);
    const call = CALLS.find((one) => one.method === method && one.pattern.test(url.pathname));
    if (!PICTURE.test(url.pathname)) {
      if (!call || url.pathname === OURS) return refuse(404, `${method} ${url.pathname}`);
      const unknown = fieldsOf(request, body).filter((name) => !call.payload.includes(name));
      if (unknown.length > 0) return refuse(422, `${method} ${url.pathname}: ${unknown.join(', ')}`);
      for (const name of [...url.searchParams.keys()]) if (!call.query.includes(name)) url.searchParams.delete(name);
    }
    const headers = FORWARDED.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value] as [string, string]] : [];
    });
    const told = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const type = told.headers.get('content-type');
    const content = Buffer.from(await told.arrayBuffer());
    response.writeHead(told.status, type === null ? {} : { 'content-type': type });
    response.end(type?.includes('json') ? withoutAdditions(content) : content);

    function refuse(status: 404 | 422, what: string): void {
      refused.add(what);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: `This server does not know ${what}` }));
    }
  }

  const server = http.createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    refused,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function fieldsOf({ headers }: http.IncomingMessage, body: Buffer): string[] {
  const isJson = headers['content-type']?.includes('json') && body.length > 0;
  return isJson ? Object.keys(JSON.parse(body.toString()) as object) : [];
}

const withoutAdditions = (content: Buffer): string =>
  JSON.stringify(JSON.parse(content.toString(), (name, value: unknown) => (ADDED.has(name) ? undefined : value)));
