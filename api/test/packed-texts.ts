import { crc32, deflateSync } from 'node:zlib';

/** Bytes of a PNG until its first chunk after the header. */
const HEAD = 33;

/** The same PNG with so many packed texts. Each takes 8 KB for 7 MB. */
export function addPackedTexts(png: Buffer, count: number): Buffer {
  const packed = deflateSync(Buffer.alloc(7_000_000, 'A'), { level: 9 });
  const text = pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), packed]));
  return Buffer.concat([png.subarray(0, HEAD), ...Array<Buffer>(count).fill(text), png.subarray(HEAD)]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.write(type, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(Buffer.concat([around.subarray(4), data])));
  return Buffer.concat([around, data, sum]);
}
