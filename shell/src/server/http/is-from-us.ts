import type { FastifyRequest } from 'fastify';

/**
 * True when a page of this shop sent the form. Browsers say so in `Sec-Fetch-Site`, older ones in `Origin`. A request
 * without both headers is refused, so that no other site can send forms for our shoppers.
 */
export function isFromUs({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  const sent = new URL(origin);
  return sent.origin === new URL(publicUrl).origin || sent.host === host;
}
