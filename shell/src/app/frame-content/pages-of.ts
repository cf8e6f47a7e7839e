import type { FooterPage } from '@nkm/contracts';
import type { PageLink } from './frame-content';

/**
 * The pages of an untrusted response to GET /pages (SH-CALL-001). Pages without title, slug or category are dropped.
 */
export function pagesOf(body: unknown): PageLink[] {
  const pages = (body as { data?: unknown } | null)?.data;
  if (!Array.isArray(pages)) return [];
  return pages.filter(isPage).map(({ title, slug, category, path }) => ({
    title,
    slug,
    category,
    ...(isPath(path) && { path }),
  }));
}

/** Only a path in this shop. */
const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/[A-Za-z0-9-]+$/.test(value);
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

function isPage(value: unknown): value is FooterPage {
  const { title, slug, category } = (value ?? {}) as Record<string, unknown>;
  return isText(title) && isText(slug) && isText(category);
}
