import type { FooterPage } from '@nkm/contracts';
import type { PageLink } from './frame-content';

/** The pages of an answer to GET /pages (spec 1 §7). What has no title or no address is left out; it may be anything. */
export function pagesOf(body: unknown): PageLink[] {
  const pages = (body as { data?: unknown } | null)?.data;
  if (!Array.isArray(pages)) return [];
  return pages.filter(isPage).map(({ title, slug, category }) => ({ title, slug, category }));
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

function isPage(value: unknown): value is FooterPage {
  const { title, slug, category } = (value ?? {}) as Record<string, unknown>;
  return isText(title) && isText(slug) && isText(category);
}
