import { createHash } from 'node:crypto';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { namingFileLater } from '../store/write-file';

/** A file of a backup. */
export interface SavedFile {
  /** Relative to the backup, with `/`. */
  path: string;
  bytes: number;
  /** In hex. */
  sha256: string;
}

export type Fingerprint = Pick<SavedFile, 'bytes' | 'sha256'>;

/** Throws what the file system throws, as copyFile. */
export async function fingerprint(file: string): Promise<Fingerprint> {
  return readThrough(await open(file), async () => undefined);
}

/**
 * Copies a file to a new one, which is on the disk afterwards, and creates its folder.
 * @returns what was copied
 */
export async function copyFile(from: string, to: string, mode = 0o644): Promise<Fingerprint> {
  const source = await open(from); // first, so that a missing file leaves nothing
  await mkdir(path.dirname(to), { recursive: true });
  const copy = await open(to, 'wx', mode);
  try {
    const copied = await readThrough(source, (chunk) => namingFileLater(to, copy.writeFile(chunk)));
    await namingFileLater(to, copy.sync());
    return copied;
  } finally {
    await copy.close();
  }
}

/** Closes the file. */
async function readThrough(file: FileHandle, use: (chunk: Buffer) => Promise<void>): Promise<Fingerprint> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of file.createReadStream() as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
    await use(chunk);
  }
  return { bytes, sha256: hash.digest('hex') };
}
