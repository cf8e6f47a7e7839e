import { htmlTokens } from './html-tokens';

/** The text of a description on one line, cut at a word boundary to at most `limit` characters. */
export function plainText(html: string, limit: number): string {
  const words = [...htmlTokens(html)].map((token) =>
    token.kind === 'text' ? token.text : token.tag === 'br' || isBlock(token.tag) ? ' ' : '',
  );
  const text = words.join('').replace(/\s+/g, ' ').trim();
  if (text.length <= limit) return text;
  return `${text.slice(0, limit - 1).replace(/\s+\S*$/, '')}…`;
}

const isBlock = (tag: string) => /^(?:p|div|h[1-6]|ul|ol|li|blockquote|table|tr|t[dh])$/.test(tag);
