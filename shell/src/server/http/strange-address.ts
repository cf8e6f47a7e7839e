import type { FastifyReply, FastifyRequest } from 'fastify';

const NOT_FOUND = '/notfound';

/** Answers invalid encoding (`/100%`): a page redirects to the not-found page, an API call receives the error. */
export function answerStrangeAddress(error: Error, { url }: FastifyRequest, reply: FastifyReply): void {
  if (url.startsWith('/api/')) void reply.send(error);
  else void reply.redirect(NOT_FOUND, 302);
}

/** Browsers resolve `//shop` and `/\shop` to another host, so both become `/shop`. Null: no change needed. */
export function withoutDoubledSlashes(url: string): string | null {
  return /^[/\\]{2}/.test(url) ? url.replace(/^[/\\]+/, '/') : null;
}

/** The path and query of a page, which together always name a page of the shop's own host. */
export type PageAddress = Pick<URL, 'pathname' | 'search'>;

/** An address that resolves to another host (`/.//evil.example`) or cannot be parsed becomes the not-found page. */
export function pageAddress(requested: string, publicUrl: string): PageAddress {
  if (!URL.canParse(requested, publicUrl)) return { pathname: NOT_FOUND, search: '' };
  const { protocol, pathname, search } = new URL(requested, publicUrl);
  // Other schemes keep backslashes, which this shop's scheme reads as slashes.
  const stays = /^https?:$/.test(protocol) && !pathname.startsWith('//');
  return stays ? { pathname, search } : { pathname: NOT_FOUND, search: '' };
}

/** A safe redirect target: a path of this shop stays unchanged, anything else becomes the not-found page. */
export function withinShop(location: string, publicUrl: string): string {
  const stays =
    /^\/(?![/\\])/.test(location) &&
    URL.canParse(location, publicUrl) &&
    new URL(location, publicUrl).origin === new URL(publicUrl).origin &&
    !new URL(location, publicUrl).pathname.startsWith('//');
  return stays ? location : NOT_FOUND;
}
