import { createHash } from 'node:crypto';

/** Ten letters and digits derived from a text, like the references of real orders. */
export const seededCode = (text: string) =>
  [...createHash('sha256').update(text).digest().subarray(0, 10)]
    .map((byte) => '23456789ABCDEFGHJKLMNPQRSTVWXYZ'[byte % 31])
    .join('');
