const MOST_LETTERS = 200;
/** Letters of a message that are read at all. */
const MOST_READ = 2_000;

/** In this order: a later pattern does not see what an earlier one has masked. */
const MASKS: readonly [RegExp, string][] = [
  [/"[^"]*"?/g, '"…"'], // JSON.parse quotes the text that it could not read
  [/\S*@\S*/g, '<address>'],
  [/\b\w+:\/\/\S*/g, '<address>'],
  [/\S*[?/]\S*/g, '<address>'],
  [/(?=[\w.+=-]*\d)[\w.+=-]{16,}|[\w.+=-]{40,}/g, '<token>'],
  [/\d+/g, '#'],
  [/\p{Cc}+/gu, ' '],
];

/**
 * A message without what can name a person: addresses, quoted texts, tokens and digits are masked, and the rest is cut
 * to 200 characters. The browser masks before it sends; the server again, because anybody can send.
 */
export function maskMessage(message: string): string {
  const masked = MASKS.reduce((text, [pattern, mask]) => text.replace(pattern, mask), message.slice(0, MOST_READ));
  return masked.trim().slice(0, MOST_LETTERS);
}
