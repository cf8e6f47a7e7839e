import type { FastifyReply, FastifyRequest } from 'fastify';

/** An address that no encoding gives (`/100%`): a shopper who typed it sees the not-found page, a program the fault. */
export function answerStrangeAddress(error: Error, { url }: FastifyRequest, reply: FastifyReply): void {
  if (url.startsWith('/api/')) void reply.send(error);
  else void reply.redirect('/notfound', 302);
}

/** `//shop` names another server to whoever resolves it: it is led to `/shop`. Null: nothing strange. */
export function withoutDoubledSlashes(url: string): string | null {
  return url.startsWith('//') ? url.replace(/^\/+/, '/') : null;
}
