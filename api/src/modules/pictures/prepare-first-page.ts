import type { FirstPictures } from './pictures-needs';
import type { RenditionStore } from './store/rendition-store';

const ICON = { width: 160, format: 'webp' } as const;

/**
 * Prepares the pictures of the first visit in the format and sizes of most browsers. Category icons come first, then
 * the small and the large cards of the first shop page and the home page.
 */
export async function prepareFirstPage(
  { icons, cards }: FirstPictures,
  store: Pick<RenditionStore, 'prepare'>,
): Promise<void> {
  for (const key of icons) await store.prepare(key, ICON);
  for (const width of [320, 640] as const) {
    for (const key of cards) await store.prepare(key, { width, format: 'avif' });
  }
}
