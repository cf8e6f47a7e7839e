import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Faults } from './faults';
import { findPerson } from './people';
import type { PlayedProvider } from './played-provider';
import { brokenPage, signInPage } from './sign-in-page';

const LARGEST_FORM = 4_096;
/** Pages of the shopper's browser; everything else is called by the shop's server. */
const PAGES = /^\/(auth|interaction|i\/oauth2\/authorize)(\/|\?|$)/;

type Mounted = IncomingMessage & { originalUrl?: string };

/** Serves one provider under its name, with the faults of the moment. */
export function serveProvider({ played, provider }: PlayedProvider, faults: () => Faults) {
  const callback = provider.callback();
  return async (request: Mounted, response: ServerResponse): Promise<void> => {
    request.originalUrl = request.url!;
    request.url = request.url!.slice(played.length + 1) || '/';
    const { calls, openerPolicy } = faults();
    if (PAGES.test(request.url)) response.setHeader('cross-origin-opener-policy', openerPolicy);
    else if (calls !== 'ok') return fail(response, calls);
    if (!request.url.startsWith('/interaction/')) return callback(request, response);
    await ask(request, response).catch((error: Error) => send(response, 400, brokenPage(error.message)));
  };

  async function ask(request: Mounted, response: ServerResponse): Promise<void> {
    await provider.interactionDetails(request, response);
    if (request.method !== 'POST') return send(response, 200, signInPage(played, request.originalUrl!));
    const accountId = new URLSearchParams(await readForm(request)).get('person') ?? '';
    const result = findPerson(played, accountId)
      ? { login: { accountId, remember: false }, select_account: {} }
      : { error: 'access_denied', error_description: 'The person cancelled' };
    await provider.interactionFinished(request, response, result);
  }
}

function fail(response: ServerResponse, calls: Faults['calls']): void {
  if (calls === 'hang') return; // until the caller gives up
  if (calls === 'html') return send(response, 200, '<!doctype html><title>Proxy error</title><h1>Proxy error</h1>');
  response.writeHead(503, { 'content-type': 'application/json' }).end('{"error":"temporarily_unavailable"}');
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html);
}

async function readForm(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LARGEST_FORM) throw new Error('The form is too large.');
  }
  return text;
}
