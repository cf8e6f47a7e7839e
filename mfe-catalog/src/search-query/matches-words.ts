/** Whether a text contains each of the words; case and accents do not matter. */
export function matchesWords(text: string, words: string): boolean {
  const plain = plainOf(text);
  return plainOf(words)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

const plainOf = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
