import { type EditorialPage, type LoadArguments, RedirectTo, type RouteHead } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { plainText } from '../../description/plain-text';
import { getPage } from '../../features/editorial/get-page';
import { SUMMARY } from '../../features/editorial/load-own-page';
import { plainHead } from '../../head/plain-head';
import { paths } from '../../paths';

export interface EditorialData extends EditorialPage {
  /** Start of the text, for search engines. */
  summary: string;
}

/** Redirects a page that has its own address to that address. */
export async function load({ platform, params, signal }: LoadArguments<Platform>): Promise<EditorialData> {
  const page = await getPage(platform, params.pageSlug ?? '', signal);
  if (page.path) throw new RedirectTo(page.path, true);
  return { ...page, summary: plainText(page.sections[0]?.content ?? '', SUMMARY) };
}

export function head({ title, slug, summary }: EditorialData, url: URL): RouteHead {
  return plainHead({ title, description: summary, path: paths.editorial(slug) }, url);
}
