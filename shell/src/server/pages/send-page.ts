import { CLOCK_TIMING } from '@nkm/platform/host';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PinnedFile } from '../../app/page-scripts';
import { pageTail } from '../markup/end-markup';
import type { StoredPage } from './page-cache';
import { PAGE_SECURITY_HEADERS } from '../http/security-headers';
import { sendBodies } from '../bodies/send-bodies';

export interface PageEnd {
  shop: PinnedFile;
  /** Of the release document in use. */
  revision: number;
  /** Added to the usual headers; the same name replaces one. */
  headers: Record<string, string>;
}

/** Sends a cached page with its end, which names the shared data for this response. */
export async function sendPage(
  page: Extract<StoredPage<unknown>, { kind: 'page' }>,
  { shop, revision, headers }: PageEnd,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const etag = `W/"${page.hash}.${revision}.${shop.integrity.slice(-12)}"`;
  void reply
    .code(page.status)
    .headers(PAGE_SECURITY_HEADERS)
    .headers(headers)
    .headers({
      'content-security-policy': page.policy,
      'content-type': 'text/html; charset=utf-8',
      // Each document depends on the visitor's release set, so no shared cache may store it.
      'cache-control': page.cacheable ? 'private, no-cache' : 'private, no-store',
      // Sent with a 304, too: the browser takes the header over.
      'server-timing': `${CLOCK_TIMING};desc="${Date.now()}"`,
      vary: 'Accept-Encoding, Cookie, Save-Data',
    });
  if (page.cacheable) void reply.header('etag', etag);
  if (page.status === 503) void reply.header('retry-after', '10');
  if (page.cacheable && request.headers['if-none-match'] === etag) return reply.code(304).send();
  return sendBodies(page.bodies, request, reply, pageTail(shop, revision));
}
