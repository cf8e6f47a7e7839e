import { escapeHtml } from '../../platform/http/escape-html';

export interface SitemapEntry {
  /** Path of the storefront. */
  path: string;
  /** Null: time of the last change unknown. */
  lastmod: Date | null;
}

/** A sitemap file in the format of sitemaps.org. */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, lastmod }) => {
    const when = lastmod === null ? '' : `<lastmod>${lastmod.toISOString()}</lastmod>`;
    return `<url><loc>${escapeHtml(origin + path)}</loc>${when}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
