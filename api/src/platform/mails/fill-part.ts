import { escapeHtml } from '../http/escape-html';
import { mailParts } from './mail-parts';

declare const checked: unique symbol;
/** HTML that only `fillPart` and `asHtml` make, so that a text cannot become markup by mistake. */
export type Html = string & { readonly [checked]: true };

type Part = keyof typeof mailParts;
/** Only a name in two braces takes a text. */
type Names<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? (Name extends `{${string}` ? never : Name) | Names<Rest>
  : never;

/**
 * Fills a part of the layout.
 * @param texts are escaped
 * @param inner goes to the slot for other parts
 */
export function fillPart<P extends Part>(
  part: P,
  texts: Record<Names<(typeof mailParts)[P]>, string>,
  inner: readonly Html[] = [],
): Html {
  return mailParts[part].replace(/\{\{\{parts\}\}\}|\{\{(\w+)\}\}/g, (_slot, name?: string) =>
    name === undefined ? inner.join('\n') : escapeHtml((texts as Record<string, string>)[name]!),
  ) as Html;
}

/** A text of several lines. */
export const asHtml = (text: string): Html => escapeHtml(text).replaceAll('\n', '<br />') as Html;

/** A link to a page of the shop. */
export const linkHtml = (address: string, label: string): Html =>
  `<a href="${escapeHtml(address)}" style="color:#0b57d0">${escapeHtml(label)}</a>` as Html;
