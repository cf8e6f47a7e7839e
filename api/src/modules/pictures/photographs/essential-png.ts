/** Chunks that a PNG needs to be shown. */
const SHOWN = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'pHYs',
  'eXIf',
]);
const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Length, type and checksum. */
const AROUND = 12;

/**
 * The file without chunks that nobody sees, if it is a PNG. The decoder unpacks all texts of a PNG, and a file of 7 MB
 * can hold 7 GB of them. What follows an incomplete chunk is left out, so the decoder refuses the file.
 */
export function essentialPng(file: Buffer): Buffer {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return file;
  const parts: Buffer[] = [file.subarray(0, SIGNATURE.length)];
  let start = SIGNATURE.length;
  while (start + AROUND <= file.length) {
    const end = start + AROUND + file.readUInt32BE(start);
    if (end > file.length) break;
    const type = file.toString('latin1', start + 4, start + 8);
    if (SHOWN.has(type)) parts.push(file.subarray(start, end));
    start = end;
    if (type === 'IEND') break;
  }
  return Buffer.concat(parts);
}
