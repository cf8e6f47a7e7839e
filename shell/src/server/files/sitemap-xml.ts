import type { SitemapFile } from '@nkm/contracts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Addresses for search engines (sitemaps.org). */
export function sitemapXml(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `<url>${locXml(origin + path)}</url>\n`);
  return `${HEAD}<urlset ${NAMESPACE}>\n${urls.join('')}</urlset>\n`;
}

/** The index of the sitemap files, with the time of their newest entry if it is known. */
export function sitemapIndexXml(origin: string, files: readonly SitemapFile[]): string {
  const entries = files.map(({ name, lastmod }) => {
    const when = lastmod === null ? '' : `<lastmod>${escapeXml(lastmod)}</lastmod>`;
    return `<sitemap>${locXml(`${origin}/sitemaps/${name}.xml`)}${when}</sitemap>\n`;
  });
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}

const locXml = (address: string) => `<loc>${escapeXml(address)}</loc>`;
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
