import { FilterXSS } from 'xss';

/**
 * Allowed attributes. Never id, name, class, style or form: an `<a id="catalog">` would shadow the global of that name
 * in the page.
 */
const ALLOWED = {
  p: [],
  br: [],
  h3: [],
  h4: [],
  ul: [],
  ol: [],
  li: [],
  strong: [],
  b: [],
  em: [],
  i: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: [],
  td: [],
  a: ['href', 'title'],
};

const filter = new FilterXSS({
  whiteList: ALLOWED,
  stripIgnoreTag: true,
  // The content of these elements is not readable text.
  stripIgnoreTagBody: ['script', 'style', 'iframe', 'object', 'noscript', 'template'],
  css: false,
});

/** Sanitises user-written HTML before it is stored (it is sanitised again when shown). */
export function sanitiseHtml(html: string): string {
  return filter.process(html);
}
