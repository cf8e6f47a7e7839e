import { lagosDateTime } from '@nkm/contracts/lagos-time';
import type { Preview } from '@nkm/releases';

/** Styles of the band; the page's policy names them. */
export const PREVIEW_STYLE =
  '.preview{padding:.5rem 1rem;background:#dff3e4;color:#10301a;font:600 .9375rem/1.4 system-ui,sans-serif;' +
  'text-align:center}.preview a{display:inline-block;min-height:2.75rem;line-height:2.75rem;color:inherit}';

/** What the band says: the versions, and how long the preview lasts. */
export const wordsOf = ({ slices, until }: Preview): string => {
  const versions = Object.entries(slices).map(([slice, version]) => `${slice} ${version}`);
  return `Preview of ${versions.join(', ')} until ${lagosDateTime(until)}.`;
};

/**
 * The document with the band as the first element of its body. React skips an element that it does not know there, so
 * the band stays while pages change.
 */
export const withPreviewBand = (html: string, words: string): string =>
  html.replace(
    /<body[^>]*>/,
    (body) =>
      `${body}<aside class="preview" aria-label="Preview">${words} <a href="?preview=">Leave the preview</a></aside>`,
  );
