import { type DescriptionTag, endsBeforeBlock, isBlock, isCell, partsOf, shownAs, wholesOf } from './description-tags';
import { type HtmlToken, htmlTokens } from './html-tokens';

export interface DescriptionElement {
  tag: DescriptionTag;
  href?: string;
  children: DescriptionNode[];
}
export type DescriptionNode = string | DescriptionElement;

/** The open elements, the innermost last. The first one represents the description itself. */
type Open = [DescriptionElement, ...DescriptionElement[]];

/** Deeper nesting is of no use to a reader. */
const MAX_DEPTH = 24;

/**
 * Parses a vendor's description into the few allowed elements (CAT-SCR-035); the server sanitised it before storing.
 * The tree nests as HTML allows, so that the browser parses the server's markup into the same tree. No markup ever
 * reaches the browser unparsed.
 */
export function parseDescription(html: string): DescriptionNode[] {
  const open: Open = [{ tag: 'blockquote', children: [] }];
  for (const token of htmlTokens(html)) take(token, open);
  return prune(open[0].children);
}

function take(token: HtmlToken, open: Open): void {
  if (token.kind === 'text') return addText(token.text, open);
  const tag = shownAs(token.tag);
  if (tag === null || open.length > MAX_DEPTH) return;
  if (token.kind === 'close') return close(tag, open);
  if (tag === 'a') return addLink(token.href, open);
  if (isBlock(tag) && !makeRoom(tag, open)) return;
  openParts(tag, open);
  const element = add({ tag, children: [] }, open);
  if (tag !== 'br') open.push(element);
}

const innermost = (open: Open) => open[open.length - 1]!;

function add(element: DescriptionElement, open: Open): DescriptionElement {
  innermost(open).children.push(element);
  return element;
}

function addText(text: string, open: Open): void {
  if (partsOf(innermost(open).tag) && text.trim() === '') return; // whitespace between items or cells
  openParts(null, open);
  innermost(open).children.push(text);
}

function addLink(written: string | null, open: Open): void {
  const href = safeHref(written);
  if (href === null || open.some(({ tag }) => tag === 'a')) return;
  openParts('a', open);
  open.push(add({ tag: 'a', href, children: [] }, open));
}

/** Closes elements that cannot contain the block; false for a list or table part without its parent. */
function makeRoom(tag: DescriptionTag, open: Open): boolean {
  const wholes = wholesOf(tag);
  const holds = (element: DescriptionElement) =>
    wholes ? wholes.includes(element.tag) : !endsBeforeBlock(element.tag);
  let depth = open.length;
  while (depth > 0 && !holds(open[depth - 1]!)) depth -= 1;
  if (depth === 0) return false;
  open.splice(depth);
  return true;
}

/** Opens the items, rows and cells that a list or table needs around its content. */
function openParts(tag: DescriptionTag | null, open: Open): void {
  for (let parts = partsOf(innermost(open).tag); parts; parts = partsOf(innermost(open).tag)) {
    if (tag !== null && parts.includes(tag)) return;
    open.push(add({ tag: parts[0], children: [] }, open));
  }
}

/** Closes the innermost open element of this kind; an inline tag never closes a block. */
function close(tag: DescriptionTag, open: Open): void {
  for (let index = open.length - 1; index > 0; index -= 1) {
    const element = open[index]!;
    if (element.tag === tag) return void open.splice(index);
    if (!isBlock(tag) && isBlock(element.tag)) return;
  }
}

/** Allows web addresses and paths of the shop; all others (javascript:, data:, …) are no links. */
function safeHref(href: string | null): string | null {
  const address = href?.trim() ?? '';
  return /^https?:\/\/[^\s]+$/i.test(address) || /^\/(?![/\\])[^\s]*$/.test(address) ? address : null;
}

/** Removes elements without text, except table cells. */
function prune(nodes: DescriptionNode[]): DescriptionNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || node.tag === 'br') return [node];
    const children = prune(node.children);
    const empty = children.every((child) => typeof child === 'string' && child.trim() === '');
    return empty && !isCell(node.tag) ? [] : [{ ...node, children }];
  });
}
