import type { Settings } from '@nkm/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PAGE_SECURITY_HEADERS } from '../http/security-headers';
import { offlinePage, offlinePolicy } from './offline-page';

interface OfflineOptions {
  /** Off: browsers that have the worker get one that removes itself. */
  enabled: boolean;
  /** The page says that nothing is real. */
  staging: boolean;
  /** Of the browser build, which holds the workers. */
  assetsFolder: string;
  settings(): Pick<Settings, 'brand'>;
}

/** The worker fetches the page, and nothing else that is not the browser's own request. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/**
 * Serves the page for visits without a network, and the worker that keeps it (docs/decisions/0140). The worker names
 * its cache after the page, so a changed page is another worker, which browsers fetch.
 */
export function serveOfflinePage(
  app: FastifyInstance,
  { enabled, staging, assetsFolder, settings }: OfflineOptions,
): void {
  const file = enabled ? 'offline-worker.js' : 'offline-worker-removal.js';
  const page = () => offlinePage(settings().brand, staging);
  const worker = readFileSync(path.join(assetsFolder, file), 'utf8');

  app.get('/offline-worker.js', (request, reply) => {
    const cache = `offline-${hashOf(page())}`;
    const text = enabled ? `const OFFLINE_CACHE = '${cache}';\n${worker}` : worker;
    void reply.headers({ 'content-security-policy': WORKER_POLICY, 'x-content-type-options': 'nosniff' });
    return sendChecked(text, 'text/javascript; charset=utf-8', request, reply);
  });

  app.get('/offline.html', (request, reply) => {
    void reply.headers({ ...PAGE_SECURITY_HEADERS, 'content-security-policy': offlinePolicy(staging) });
    return sendChecked(page(), 'text/html; charset=utf-8', request, reply);
  });
}

/** Browsers ask each time whether the file has changed. */
function sendChecked(text: string, type: string, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const etag = `"${hashOf(text)}"`;
  void reply.headers({ 'cache-control': 'no-cache', etag });
  return headers['if-none-match'] === etag ? reply.code(304).send() : reply.type(type).send(text);
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
