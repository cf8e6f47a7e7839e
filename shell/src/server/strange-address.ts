import type { FastifyReply, FastifyRequest } from 'fastify';

const NOT_FOUND = '/notfound';

/** An address that no encoding gives (`/100%`): a shopper who typed it sees the not-found page, a program the fault. */
export function answerStrangeAddress(error: Error, { url }: FastifyRequest, reply: FastifyReply): void {
  if (url.startsWith('/api/')) void reply.send(error);
  else void reply.redirect(NOT_FOUND, 302);
}

/** `//shop` and `/\shop` name another server to whoever resolves them: they lead to `/shop`. Null: nothing strange. */
export function withoutDoubledSlashes(url: string): string | null {
  return /^[/\\]{2}/.test(url) ? url.replace(/^[/\\]+/, '/') : null;
}

/**
 * The address of a page, on the shop's own host whatever was asked for. One that would name another host once it is
 * resolved (`/.//evil.example`), or that cannot be read, is the not-found page.
 */
export function pageAddress(requested: string, publicUrl: string): URL {
  const notFound = new URL(NOT_FOUND, publicUrl);
  if (!URL.canParse(requested, publicUrl)) return notFound;
  const { pathname, search } = new URL(requested, publicUrl);
  if (!pathname.startsWith('/') || pathname.startsWith('//')) return notFound;
  return new URL(pathname + search, publicUrl);
}

/** Where a redirect may lead: a path of this shop as it is, anything else to the not-found page. */
export function withinShop(location: string, publicUrl: string): string {
  const stays =
    /^\/(?![/\\])/.test(location) &&
    URL.canParse(location, publicUrl) &&
    new URL(location, publicUrl).origin === new URL(publicUrl).origin &&
    !new URL(location, publicUrl).pathname.startsWith('//');
  return stays ? location : NOT_FOUND;
}
