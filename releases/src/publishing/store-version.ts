import type { SliceDescription, SliceFile } from '@nkm/contracts';
import { randomUUID } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sliceFolder, versionFolder, type ReleaseStore } from '../store/release-store';
import { syncFolder, writeDurably } from '../store/write-file';
import { compress, isCompressible } from './compress-file';
import type { Origin } from './origin';

/** The leading dot makes it an invalid version. */
const DRAFT = '.draft-';

export interface VersionToStore {
  dist: string;
  description: SliceDescription;
  origin: Origin;
  /** Throws to refuse the compressed sizes. */
  check(files: Readonly<Record<string, SliceFile>>): void;
  /** Returns an Ed25519 signature in base64. */
  sign(text: string): Promise<string>;
}

/**
 * Writes the folder of a version: first all files into a draft, which is then renamed to the version in one step. The
 * stored slice.json contains the compressed sizes and is signed. A damaged folder with this name is replaced. Call it
 * under the slice's lock.
 */
export async function storeVersion(
  store: ReleaseStore,
  { dist, description, origin, check, sign }: VersionToStore,
): Promise<void> {
  const slices = sliceFolder(store, description.name);
  mkdirSync(slices, { recursive: true });
  removeDrafts(slices);
  const draft = path.join(slices, `${DRAFT}${randomUUID()}`);
  mkdirSync(draft);
  try {
    const files = await copyFiles(dist, draft, description);
    check(files);
    copyMaps(dist, draft, description);
    writeDurably(path.join(draft, 'origin.json'), `${JSON.stringify(origin, null, 2)}\n`);
    const text = `${JSON.stringify({ ...description, files }, null, 2)}\n`;
    writeDurably(path.join(draft, 'slice.json'), text);
    writeDurably(path.join(draft, 'slice.json.sig'), await sign(text));
    syncFolders(draft);
    makeWay(slices, description.version);
    renameSync(draft, versionFolder(store, description.name, description.version));
    syncFolder(slices);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Removes drafts of killed publications, and replaced folders. */
function removeDrafts(slices: string): void {
  for (const entry of readdirSync(slices).filter((name) => name.startsWith(DRAFT))) {
    rmSync(path.join(slices, entry), { recursive: true, force: true });
  }
}

/** Moves a damaged folder with this name aside; an intact one was refused earlier. */
function makeWay(slices: string, version: string): void {
  const folder = path.join(slices, version);
  if (existsSync(folder)) renameSync(folder, path.join(slices, `${DRAFT}${randomUUID()}`));
}

async function copyFiles(dist: string, draft: string, { files }: SliceDescription): Promise<Record<string, SliceFile>> {
  const copied = await Promise.all(
    Object.entries(files).map(async ([file, { integrity, bytes }]) => {
      const size = await copyFile(path.join(dist, file), path.join(draft, file), file);
      return [file, { integrity, bytes, ...(size === null ? {} : { br: size }) }] as const;
    }),
  );
  return Object.fromEntries(copied);
}

/** The source maps of the build, for `nkm errors`. The shell serves only `client/`. */
function copyMaps(dist: string, draft: string, { files }: SliceDescription): void {
  for (const file of Object.keys(files)) {
    const map = path.join('maps', `${file}.map`);
    if (!lstatSync(path.join(dist, map), { throwIfNoEntry: false })?.isFile()) continue;
    mkdirSync(path.dirname(path.join(draft, map)), { recursive: true });
    writeDurably(path.join(draft, map), readFileSync(path.join(dist, map)));
  }
}

/** @returns bytes in brotli, or null when the file is served uncompressed */
async function copyFile(from: string, to: string, file: string): Promise<number | null> {
  const content = readFileSync(from);
  mkdirSync(path.dirname(to), { recursive: true });
  writeDurably(to, content);
  const compressed = file.startsWith('client/') && isCompressible(file) ? await compress(content) : null;
  if (compressed === null) return null;
  writeDurably(`${to}.br`, compressed.br);
  writeDurably(`${to}.gz`, compressed.gz);
  return compressed.br.length;
}

function syncFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) syncFolders(path.join(folder, entry.name));
  }
  syncFolder(folder);
}
