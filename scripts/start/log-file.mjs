import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

/** Maximum bytes of a log, and the number of older logs to keep beside it (`api.log.1`, …). */
const MOST_BYTES = 10 * 1024 * 1024;
const KEPT = 5;

/**
 * A log that appends across starts and rotates, so that it never fills the disk.
 * @param {string} file
 * @param {{mostBytes?: number, kept?: number, onError?: (error: Error) => void}} [options]
 */
export function openLog(file, { mostBytes = MOST_BYTES, kept = KEPT, onError = console.error } = {}) {
  mkdirSync(path.dirname(file), { recursive: true });
  let bytes = existsSync(file) ? statSync(file).size : 0;
  let stream = open();
  let isClosed = false;

  function open() {
    // A full disk must not stop the shop.
    return createWriteStream(file, { flags: 'a' }).on('error', onError);
  }

  function rotate() {
    stream.end(); // buffered data follows the renamed file
    for (let number = kept - 1; number >= 0; number--) {
      const older = number === 0 ? file : `${file}.${number}`;
      if (existsSync(older)) renameSync(older, `${file}.${number + 1}`);
    }
    bytes = 0;
    stream = open();
  }

  return {
    /** @param {Buffer | string} text */
    write(text) {
      if (isClosed) return;
      const size = Buffer.byteLength(text);
      if (bytes > 0 && bytes + size > mostBytes) rotate();
      bytes += size;
      stream.write(text);
    },
    /** Resolves when all data is written. */
    close() {
      isClosed = true;
      return new Promise((resolve) => stream.end(resolve));
    },
  };
}
