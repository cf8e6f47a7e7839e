import { FilterXSS } from 'xss';

/**
 * Attributes that are let through. Never id, name, class, style or form: an `<a id="catalog">` would shadow the
 * global of that name in the page.
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
  // What stands inside of these is no text for people.
  stripIgnoreTagBody: ['script', 'style', 'iframe', 'object', 'noscript', 'template'],
  css: false,
});

/** HTML from people, made harmless before it is stored (it is sanitised again when shown). */
export function sanitiseHtml(html: string): string {
  return filter.process(html);
}
