import compress from '@fastify/compress';
import type { SitemapFile } from '@nkm/contracts';
import { ApiError, type ApiClient } from '@nkm/platform';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { HostClaim } from '../../slices/boot-data';
import { repeatLost } from '../http/repeat-lost';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml';

export interface SitemapOptions {
  api: ApiClient;
  apiBaseUrl: string;
  publicUrl: string;
  /** The claims of the slices for a new visitor. */
  claims(): readonly HostClaim[];
}

/** The sitemap of the pages that the slices claim. All others come from the API. */
const PAGES = 'pages';

/** Serves robots.txt and the sitemap: an index, the pages that the slices claim, and the files of the API. */
export async function serveSitemaps(shell: FastifyInstance, options: SitemapOptions): Promise<void> {
  await shell.register(async (app) => {
    await app.register(compress, { encodings: ['br', 'gzip'], threshold: 0, globalDecompression: false });
    serveFiles(app, options);
  });
}

function serveFiles(app: FastifyInstance, { api, apiBaseUrl, publicUrl, claims }: SitemapOptions): void {
  app.addHook('onSend', async (_request, reply) => void reply.header('vary', 'accept-encoding'));

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain')
      .send(`User-agent: *\nDisallow: /api/\nAllow: /api/pictures/\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    try {
      const files: SitemapFile[] = [{ name: PAGES, lastmod: null }, ...(await filesOfApi(api))];
      return await sendXml(reply, sitemapIndexXml(publicUrl, files));
    } catch (error) {
      request.log.warn({ err: error }, 'Could not list the sitemaps of the API');
      return unavailable(reply);
    }
  });

  app.get(`/sitemaps/${PAGES}.xml`, (_request, reply) => sendXml(reply, sitemapXml(publicUrl, pagesOf(claims()))));

  app.get<{ Params: { name: string } }>('/sitemaps/:name(^[a-z0-9-]+).xml', async ({ params, log }, reply) => {
    try {
      const headers = { 'accept-encoding': 'identity' };
      const answer = await repeatLost(() => fetch(`${apiBaseUrl}/sitemaps/${params.name}`, { headers }));
      if (answer.status === 404) return await reply.code(404).type('text/plain').send('There is no such sitemap.');
      if (!answer.ok) throw new Error(`The API answered ${answer.status}`);
      return await sendXml(reply, await answer.text());
    } catch (error) {
      log.warn({ err: error }, 'Could not load a sitemap from the API');
      return unavailable(reply);
    }
  });
}

/** Paths of public pages without parameters. */
export function pagesOf(claims: readonly Pick<HostClaim, 'path' | 'access' | 'public' | 'unlisted'>[]): string[] {
  return claims
    .filter((claim) => claim.public && claim.access === 'open' && !claim.unlisted && !claim.path.includes(':'))
    .map(({ path }) => path);
}

/** The documented API has none. */
async function filesOfApi(api: ApiClient): Promise<SitemapFile[]> {
  try {
    return (await api.get<{ data: SitemapFile[] }>('/sitemaps')).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

const sendXml = (reply: FastifyReply, xml: string) =>
  reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(xml);

const unavailable = (reply: FastifyReply) =>
  reply
    .code(503)
    .header('retry-after', '60')
    .type('text/plain')
    .send('The sitemap is not available right now. Please try again later.');
