const WORDS = 'This is a rehearsal. Nothing is real: no money moves and nothing is delivered.';

/** The band, and a frame around the window that stays while the page scrolls. */
export const REHEARSAL_STYLE =
  '.rehearsal{padding:.5rem 1rem;background:#ffd23f;color:#1a1238;font:650 .9375rem/1.4 system-ui,sans-serif;' +
  'text-align:center}' +
  'body::after{content:"";position:fixed;inset:0;z-index:99;border:3px dashed #b3261e;pointer-events:none}';

const BAND = `<aside class="rehearsal" aria-label="Rehearsal">${WORDS}</aside>`;

/** Robots must not list a rehearsal beside the shop. */
export const NO_ROBOTS: Readonly<Record<string, string>> = { 'x-robots-tag': 'noindex, nofollow' };

/**
 * The document with the band as the first element of its body (docs/decisions/0144). React skips an element that it
 * does not know there, so the band stays while pages change. The style comes from the caller, whose policy names it.
 */
export const withBand = (html: string): string => html.replace(/<body[^>]*>/, (body) => body + BAND);
