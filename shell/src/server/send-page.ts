import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PinnedFile } from '../browser/page-scripts';
import { pageTail } from './end-markup';
import type { StoredPage } from './page-cache';
import { PAGE_SECURITY_HEADERS } from './security-headers';
import { sendBodies } from './send-bodies';

export interface PageEnd {
  shop: PinnedFile;
  /** Of the release document in use. */
  revision: number;
  /** More of them, or instead of the usual ones. */
  headers: Record<string, string>;
}

/** Sends a kept page with its end: what all pages share is named for this answer. */
export async function sendPage(
  page: Extract<StoredPage<unknown>, { kind: 'page' }>,
  { shop, revision, headers }: PageEnd,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const etag = `W/"${page.hash}.${revision}.${shop.integrity.slice(-12)}"`;
  void reply
    .code(page.status)
    .headers({ ...PAGE_SECURITY_HEADERS, ...headers })
    .headers({
      'content-security-policy': page.policy,
      'content-type': 'text/html; charset=utf-8',
      // Which release set a visitor gets is decided with every document, so no one else may keep it.
      'cache-control': page.cacheable ? 'private, no-cache' : 'private, no-store',
      vary: 'Accept-Encoding, Cookie, Save-Data',
    });
  if (page.cacheable) void reply.header('etag', etag);
  if (page.status === 503) void reply.header('retry-after', '10');
  if (page.cacheable && request.headers['if-none-match'] === etag) return reply.code(304).send();
  return sendBodies(page.bodies, request, reply, Buffer.from(pageTail(shop, revision)));
}
