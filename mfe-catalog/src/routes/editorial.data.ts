import type { EditorialPage, LoadArguments } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { plainText } from '../description/plain-text';
import { getPage } from '../features/editorial/get-page';

export interface EditorialData extends EditorialPage {
  /** The beginning of its text, for search engines. */
  summary: string;
}

/** Characters of a description that search engines show. */
const SUMMARY = 160;

export async function load({ platform, params, signal }: LoadArguments<Platform>): Promise<EditorialData> {
  const page = await getPage(platform, params.pageSlug ?? '', signal);
  return { ...page, summary: plainText(page.sections[0]?.content ?? '', SUMMARY) };
}
