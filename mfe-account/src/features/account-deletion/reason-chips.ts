/** Common reasons. Each text is long enough, so that shoppers need not type a long one on a small keyboard. */
export const REASON_CHIPS = [
  {
    label: 'Prices or fees',
    text:
      'The prices or the delivery fees are too high for me, and I have found the same products for less money ' +
      'in other places.',
  },
  {
    label: 'Delivery',
    text:
      'The delivery of my orders took too long or did not work well where I live, ' +
      'so I do not want to order here any more.',
  },
  {
    label: 'Products',
    text:
      'I could not find the products that I was looking for, or what I received was not what I expected when ' +
      'I ordered it.',
  },
  {
    label: 'Too many messages',
    text:
      'I receive too many emails and messages from the shop, and I no longer want to hear about its ' +
      'offers and news.',
  },
  {
    label: 'Privacy',
    text: 'I worry about my privacy and no longer want the shop to store my name, my address and my order history.',
  },
  {
    label: 'I no longer use it',
    text:
      'I do not use this account any more, or I have a second one, ' +
      'and I would like to tidy up and have this one removed.',
  },
] as const;

/** Whether the text contains the reason of a chip. */
export const hasReason = (text: string, reason: string): boolean => text.includes(reason);

/** Adds the reason of a chip below the text, or removes it again. */
export function toggleReason(text: string, reason: string): string {
  if (!hasReason(text, reason)) return text.trim() === '' ? reason : `${text}\n${reason}`;
  // Also removes the line break that was added with the reason, but keeps the shopper's own lines.
  const lines = [`\n${reason}`, `${reason}\n`, reason];
  return text.replace(lines.find((line) => text.includes(line)) ?? reason, '');
}
