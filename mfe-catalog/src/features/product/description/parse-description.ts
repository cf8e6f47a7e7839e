import { type HtmlToken, htmlTokens } from './html-tokens';

export type DescriptionTag = 'p' | 'h3' | 'h4' | 'ul' | 'ol' | 'li' | 'blockquote' | 'strong' | 'em' | 'u' | 'a' | 'br';
export interface DescriptionElement {
  tag: DescriptionTag;
  href?: string;
  children: DescriptionNode[];
}
export type DescriptionNode = string | DescriptionElement;

/** What a description may hold; other tags go and leave their text. Headings fit below the page's h2. */
const ALLOWED: Record<string, DescriptionTag> = {
  p: 'p', div: 'p', h1: 'h3', h2: 'h3', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4', ul: 'ul', ol: 'ol', li: 'li',
  blockquote: 'blockquote', strong: 'strong', b: 'strong', em: 'em', i: 'em', u: 'u', a: 'a', br: 'br',
}; // prettier-ignore
const BLOCKS: ReadonlySet<DescriptionTag> = new Set(['p', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote']);
/** Blocks that hold text only: the next block ends them. */
const OF_TEXT: ReadonlySet<DescriptionTag> = new Set(['p', 'h3', 'h4']);
const LISTS: ReadonlySet<DescriptionTag> = new Set(['ul', 'ol']);
/** Deeper nesting says nothing to a reader. */
const MAX_DEPTH = 20;

/**
 * Parses a description written by a vendor into the few elements that may be shown (spec 1 §2.11; the server
 * sanitised it when it was stored). The tree nests as HTML allows, so that the browser reads the server's markup
 * exactly as it was meant. No markup is ever handed to the browser unparsed.
 */
export function parseDescription(html: string): DescriptionNode[] {
  const root: DescriptionElement = { tag: 'blockquote', children: [] };
  const open: DescriptionElement[] = [root];
  for (const token of htmlTokens(html)) take(token, open);
  return prune(root.children);
}

function take(token: HtmlToken, open: DescriptionElement[]): void {
  if (token.kind === 'text') return addText(token.text, open);
  const tag = Object.hasOwn(ALLOWED, token.tag) ? ALLOWED[token.tag] : undefined;
  if (tag === undefined) return;
  if (token.kind === 'close') return close(tag, open);
  if (tag === 'br')
    return LISTS.has(innermost(open).tag) ? undefined : void innermost(open).children.push({ tag, children: [] });
  if (BLOCKS.has(tag)) makeRoomForBlock(tag, open);
  if (open.length > MAX_DEPTH || !fits(tag, open)) return;
  const element: DescriptionElement = { tag, children: [] };
  if (tag === 'a') {
    const href = safeHref(token.kind === 'open' ? token.href : null);
    if (href === null) return;
    element.href = href;
  }
  innermost(open).children.push(element);
  open.push(element);
}

const innermost = (open: DescriptionElement[]) => open[open.length - 1]!;

function addText(text: string, open: DescriptionElement[]): void {
  // Space between the items of a list is none, and text there belongs to the item before.
  const parent = innermost(open);
  if (!LISTS.has(parent.tag)) return void parent.children.push(text);
  if (text.trim() !== '') parent.children.push({ tag: 'li', children: [text] });
}

/** A block ends what cannot hold it: open inline elements, paragraphs, headings, and for an item its sibling. */
function makeRoomForBlock(tag: DescriptionTag, open: DescriptionElement[]): void {
  while (open.length > 1 && (!BLOCKS.has(innermost(open).tag) || OF_TEXT.has(innermost(open).tag))) open.pop();
  if (tag === 'li' && innermost(open).tag === 'li') open.pop();
}

function fits(tag: DescriptionTag, open: DescriptionElement[]): boolean {
  const inList = LISTS.has(innermost(open).tag);
  if (tag === 'li') return inList;
  if (tag === 'a' && open.some((element) => element.tag === 'a')) return false;
  return !inList;
}

/** Ends the innermost open element of this kind; an inline tag never ends a block. */
function close(tag: DescriptionTag, open: DescriptionElement[]): void {
  for (let index = open.length - 1; index > 0; index -= 1) {
    const element = open[index]!;
    if (element.tag === tag) return void open.splice(index);
    if (!BLOCKS.has(tag) && BLOCKS.has(element.tag)) return;
  }
}

/** Web addresses and paths of the shop; everything else (javascript:, data:, …) is no link. */
function safeHref(href: string | null): string | null {
  const address = href?.trim() ?? '';
  return /^https?:\/\/[^\s]+$/i.test(address) || /^\/(?![/\\])[^\s]*$/.test(address) ? address : null;
}

/** Without the elements that hold nothing to read. */
function prune(nodes: DescriptionNode[]): DescriptionNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || node.tag === 'br') return [node];
    const children = prune(node.children);
    const empty = children.every((child) => typeof child === 'string' && child.trim() === '');
    return empty ? [] : [{ ...node, children }];
  });
}
