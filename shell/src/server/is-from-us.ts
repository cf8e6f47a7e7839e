import type { FastifyRequest } from 'fastify';

/**
 * True when a form was sent from a page of this shop: the browser says so itself (`Sec-Fetch-Site`), an older one
 * names the page's origin. Whoever says neither is refused, so that no other site can send forms for our shoppers.
 */
export function isFromUs({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  const sent = new URL(origin);
  return sent.origin === new URL(publicUrl).origin || sent.host === host;
}
