/**
 * Common reasons (decision "deletion reason of at least 100 characters"). Each text is long enough by itself, so that
 * nobody has to make one up on a small keyboard.
 */
export const REASON_CHIPS = [
  {
    label: 'Prices or fees',
    text: 'The prices or the delivery fees are too high for me, and I have found the same products for less money in other places.',
  },
  {
    label: 'Delivery',
    text: 'The delivery of my orders took too long or did not work well where I live, so I do not want to order here any more.',
  },
  {
    label: 'Products',
    text: 'I could not find the products that I was looking for, or what I received was not what I expected when I ordered it.',
  },
  {
    label: 'Too many messages',
    text: 'I receive too many mails and messages from the shop, and I do not want to be written to about offers and news any more.',
  },
  {
    label: 'Privacy',
    text: 'I worry about my privacy and do not want my name, my address and my orders to be kept in this shop for any longer.',
  },
  {
    label: 'Not used any more',
    text: 'I do not use this account any more, or I have a second one, and I would like to tidy up and have this one removed.',
  },
] as const;

/** Whether the reason of a chip stands in the text. */
export const hasReason = (text: string, reason: string): boolean => text.includes(reason);

/** What a press on a chip makes of the text: writes its reason below what is there, or takes it out again. */
export function toggleReason(text: string, reason: string): string {
  if (!hasReason(text, reason)) return text.trim() === '' ? reason : `${text}\n${reason}`;
  // With the line break that it came with; the shopper's own lines stay as they are.
  const lines = [`\n${reason}`, `${reason}\n`, reason];
  return text.replace(lines.find((line) => text.includes(line)) ?? reason, '');
}
