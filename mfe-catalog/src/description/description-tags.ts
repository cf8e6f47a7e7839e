/** The elements that a description may show. */
export type DescriptionTag =
  | 'p' | 'h3' | 'h4' | 'blockquote' | 'ul' | 'ol' | 'li'
  | 'table' | 'thead' | 'tbody' | 'tr' | 'th' | 'td'
  | 'strong' | 'em' | 'u' | 'a' | 'br'; // oxfmt-ignore

/** Shown element by written tag. Other tags are dropped, but keep their text. Headings fit below the page's h2. */
const SHOWN_AS = new Map<string, DescriptionTag>(Object.entries({
  p: 'p', div: 'p', h1: 'h3', h2: 'h3', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4', blockquote: 'blockquote', ul: 'ul',
  ol: 'ol', li: 'li', table: 'table', thead: 'thead', tbody: 'tbody', tfoot: 'tbody', tr: 'tr', th: 'th', td: 'td',
  strong: 'strong', b: 'strong', em: 'em', i: 'em', u: 'u', a: 'a', br: 'br',
} as const)); // oxfmt-ignore

export const shownAs = (tag: string): DescriptionTag | null => SHOWN_AS.get(tag) ?? null;

const INLINE: ReadonlySet<DescriptionTag> = new Set(['strong', 'em', 'u', 'a', 'br']);
/** Blocks that hold only text: the next block closes them. */
const OF_TEXT: ReadonlySet<DescriptionTag> = new Set(['p', 'h3', 'h4']);

export const isBlock = (tag: DescriptionTag) => !INLINE.has(tag);
export const isCell = (tag: DescriptionTag) => tag === 'td' || tag === 'th';
/** Whether the element cannot contain a block. */
export const endsBeforeBlock = (tag: DescriptionTag) => INLINE.has(tag) || OF_TEXT.has(tag);

/** The only children of lists and tables; any other content is wrapped in the first one. */
const PARTS: Partial<Record<DescriptionTag, readonly [DescriptionTag, ...DescriptionTag[]]>> = {
  ul: ['li'],
  ol: ['li'],
  table: ['tbody', 'thead'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['td', 'th'],
};

export const partsOf = (tag: DescriptionTag) => PARTS[tag] ?? null;

const WHOLES: Partial<Record<DescriptionTag, readonly DescriptionTag[]>> = {
  li: ['ul', 'ol'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody', 'table'],
  th: ['tr', 'thead', 'tbody', 'table'],
  td: ['tr', 'thead', 'tbody', 'table'],
};

/** The possible parents of a part; null for other elements. */
export const wholesOf = (tag: DescriptionTag) => WHOLES[tag] ?? null;
