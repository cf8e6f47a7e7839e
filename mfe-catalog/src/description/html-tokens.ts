/** A piece of HTML: text with decoded entities, or a tag with the only attribute in use. */
export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; tag: string; href: string | null }
  | { kind: 'close'; tag: string };

/** Elements whose content is not text for readers. */
const SILENT = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'noscript',
  'textarea',
  'title',
]);
const TAG = /<!--[^]*?(?:-->|$)|<!?(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^>"'])*)(?:>|$|["'][^]*$)/gi;
const HREF = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** Control characters and lone surrogates: a document cannot carry them unchanged. */
const UNSPEAKABLE = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;

/** Splits HTML into tokens. Never fails: anything that is not a tag is text. */
export function* htmlTokens(source: string): Generator<HtmlToken> {
  const html = source.replace(/\r\n?/g, '\n').replace(UNSPEAKABLE, '');
  let end = 0;
  let silent: string | null = null;
  for (const match of html.matchAll(TAG)) {
    const text = html.slice(end, match.index);
    end = match.index + match[0].length;
    if (!silent && text !== '') yield { kind: 'text', text: decodeEntities(text) };
    const tag = match[2]?.toLowerCase();
    if (tag === undefined) continue; // a comment
    const closes = match[1] === '/';
    if (silent) {
      if (closes && tag === silent) silent = null;
    } else if (SILENT.has(tag)) {
      if (!closes) silent = tag;
    } else if (closes) {
      yield { kind: 'close', tag };
    } else {
      const [, double, single, bare] = HREF.exec(match[3] ?? '') ?? [];
      const href = double ?? single ?? bare;
      yield { kind: 'open', tag, href: href === undefined ? null : decodeEntities(href) };
    }
  }
  const rest = html.slice(end);
  if (!silent && rest !== '') yield { kind: 'text', text: decodeEntities(rest) };
}

const NAMED = new Map(Object.entries({
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', ndash: '–', mdash: '—', hellip: '…', lsquo: '‘',
  rsquo: '’', ldquo: '“', rdquo: '”', bull: '•', middot: '·', times: '×', deg: '°', frac12: '½', copy: '©', reg: '®',
  trade: '™', eacute: 'é', euro: '€', pound: '£',
})); // oxfmt-ignore

/** Replaces entities by characters; unknown entities stay as they are. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+\d*));/gi, (written, decimal, hex, name) => {
    if (name !== undefined) return NAMED.get(name) ?? written;
    const code = Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10);
    return code <= 0x10ffff ? String.fromCodePoint(code).replace('\r', '\n').replace(UNSPEAKABLE, '') : '';
  });
}
