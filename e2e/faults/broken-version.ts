import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { containerName, type SliceDescription } from '@nkm/contracts';
import { readReleases, signText, type Store, versionFolder } from '../system/release-store';

/** A stored version before it is signed, so its files can still be changed. */
export interface Draft {
  description: SliceDescription;
  /** @param file path as in slice.json, e.g. `client/remoteEntry.js` */
  read(file: string): string;
  write(file: string, text: string): void;
}

/**
 * Stores a copy of a slice's stable version under another version. `change` breaks files before publication, so the
 * hashes match the broken files.
 */
export function storeCopy(store: Store, slice: string, version: string, change?: (draft: Draft) => void): Draft {
  const { stable } = readReleases(store).slices[slice]!;
  const folder = versionFolder(store, slice, version);
  cpSync(versionFolder(store, slice, stable), folder, { recursive: true });
  const inFolder = (file: string) => path.join(folder, file);
  const draft: Draft = {
    description: JSON.parse(readFileSync(inFolder('slice.json'), 'utf8')) as SliceDescription,
    read: (file) => readFileSync(inFolder(file), 'utf8'),
    write: (file, text) => writeFileSync(inFolder(file), text),
  };
  // They would be served instead.
  for (const file of readdirSync(inFolder('client'))) if (/\.(br|gz)$/.test(file)) rmSync(inFolder(`client/${file}`));

  rename(draft, version);
  change?.(draft);
  pin(draft);
  const text = `${JSON.stringify(draft.description, null, 2)}\n`;
  draft.write('slice.json', text);
  draft.write('slice.json.sig', signText(store, text));
  return draft;
}

/** Puts the new version into addresses and container names, so that two versions can run side by side. */
function rename(draft: Draft, version: string): void {
  const { description } = draft;
  const container = containerName(description.name, version);
  for (const file of Object.keys(description.files)) {
    const text = draft.read(file);
    draft.write(file, text.replaceAll(description.version, version).replaceAll(description.container, container));
  }
  Object.assign(description, { version, container });
}

/** Updates the hashes in slice.json, and in the entry the hashes of the files that it loads. */
function pin({ description, read, write }: Draft): void {
  const { entry, files } = description;
  const others = Object.keys(files).filter((file) => file !== entry);
  for (const file of [...others, entry]) {
    const old = files[file]!.integrity;
    const text = read(file);
    files[file] = { integrity: integrityOf(text), bytes: Buffer.byteLength(text) };
    if (file !== entry) write(entry, read(entry).replaceAll(old, files[file].integrity));
  }
}

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
