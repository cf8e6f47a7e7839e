const { imul } = Math;

/**
 * MurmurHash3 (x86, 32 bit) over the UTF-16 units of a text. It spreads visitors over the buckets as evenly as a
 * cryptographic hash, at a tenth of the cost. It need not be secure: visitors can choose their id, which is a cookie.
 * FNV-1a would be shorter, but texts that differ only in a short prefix (the salt) get related values from it.
 */
export function hashText(text: string): number {
  let hash = 0;
  const pairs = text.length & ~1;
  for (let at = 0; at < pairs; at += 2) {
    hash ^= scramble(text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16));
    hash = imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64;
  }
  if (pairs < text.length) hash ^= scramble(text.charCodeAt(pairs));
  return finish(hash ^ (text.length * 2));
}

function scramble(block: number): number {
  const mixed = imul(block, 0xcc9e2d51);
  return imul((mixed << 15) | (mixed >>> 17), 0x1b873593);
}

function finish(hash: number): number {
  let mixed = imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
