import type { SitemapFile } from '@nkm/contracts';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { notFound } from '../../platform/errors/api-problem';
import { answers, List, Nullable } from '../../platform/http/envelopes';
import { listSitemaps } from './list-sitemaps';
import { readSitemap } from './read-sitemap';
import { sitemapXml } from './sitemap-xml';

const tags = ['sitemaps'];
/** Cached for an hour: search engines come at any time, and the list reads every product. */
const KEPT_S = 3600;
const FOR_AN_HOUR = `public, max-age=${KEPT_S}`;

/** GET /sitemaps and GET /sitemaps/{name} (ours): the addresses of the storefront, for search engines. */
export async function sitemapsModule(app: App): Promise<void> {
  const cache = new LRUCache<'all', Promise<SitemapFile[]>>({ max: 1, ttl: KEPT_S * 1000 });
  const files = () => {
    const known = cache.get('all');
    if (known) return known;
    const listing = listSitemaps(app.db);
    cache.set('all', listing);
    listing.catch(() => cache.delete('all'));
    return listing;
  };

  app.get(
    '/sitemaps',
    {
      schema: {
        tags,
        response: answers({ 200: List(Type.Object({ name: Type.String(), lastmod: Nullable(Type.String()) })) }),
      },
    },
    async (_request, reply) => {
      const data = await files();
      reply.header('cache-control', FOR_AN_HOUR);
      return { data };
    },
  );

  app.get(
    '/sitemaps/:name',
    {
      schema: {
        tags,
        params: Type.Object({ name: Type.String() }),
        response: answers({ 200: Type.String({ description: 'XML, see sitemaps.org' }) }),
      },
    },
    async (request, reply) => {
      const entries = await readSitemap(app.db, request.params.name);
      if (entries === null) throw notFound('Sitemap not found.');
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', FOR_AN_HOUR)
        .send(sitemapXml(app.config.publicUrl, entries));
    },
  );
}
