import type { FastifyRequest } from 'fastify';

/** What a log may show of a request: queries carry tokens, paths of the API carry codes, headers carry both. */
export function loggableRequest({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) {
  const path = url.split('?', 1)[0] ?? '';
  return { method, path: path.startsWith('/api/') ? '/api/…' : path };
}
