import type { FastifyRequest } from 'fastify';

/** The loggable part of a request: queries carry tokens, API paths carry codes, and headers carry both. */
export function loggableRequest({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) {
  const path = url.split('?', 1)[0] ?? '';
  return { method, path: path.startsWith('/api/') ? '/api/…' : path };
}
