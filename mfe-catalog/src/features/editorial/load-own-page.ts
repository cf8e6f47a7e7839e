import { type EditorialSection, isNotFound } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { plainText } from '../../description/plain-text';
import { getPage } from './get-page';

/** Characters of a description that search engines show. */
export const SUMMARY = 160;

export interface OwnPageData {
  title: string;
  path: string;
  description: string;
  /** Empty when the server lacks this page, as a documented server may. */
  sections: EditorialSection[];
}

/** A server page with its own address. */
export async function loadOwnPage(
  platform: Pick<Platform, 'api'>,
  { slug, path, title }: { slug: string; path: string; title: string },
  signal: AbortSignal,
): Promise<OwnPageData> {
  try {
    const page = await getPage(platform, slug, signal);
    const description = plainText(page.sections.map(({ content }) => content).join(' '), SUMMARY);
    return { title: page.title, path, description, sections: page.sections };
  } catch (error) {
    if (isNotFound(error)) return { title, path, description: '', sections: [] };
    throw error;
  }
}
