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

/**
 * The address of a page, always on the shop's own host. An address that resolves to another host (`/.//evil.example`)
 * or cannot be parsed becomes the not-found page.
 */
export function pageAddress(requested: string, publicUrl: string): URL {
  const notFound = new URL(NOT_FOUND, publicUrl);
  if (!URL.canParse(requested, publicUrl)) return notFound;
  const { pathname, search } = new URL(requested, publicUrl);
  if (!pathname.startsWith('/') || pathname.startsWith('//')) return notFound;
  return new URL(pathname + search, publicUrl);
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
