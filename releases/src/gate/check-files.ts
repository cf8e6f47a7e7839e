import type { SliceDescription } from '@nkm/contracts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { matchesIntegrity } from '../matches-integrity';

/** Compares the built files, and the files that the description needs, with the list in the description. */
export function checkFiles(dist: string, description: SliceDescription): string[] {
  const listed = Object.keys(description.files).sort();
  const present = ['client', 'server'].flatMap((side) => filesBelow(dist, side)).sort();
  return [
    ...listed.filter((file) => !present.includes(file)).map((file) => `${file} is listed but missing`),
    ...present.filter((file) => !listed.includes(file)).map((file) => `${file} is not listed in slice.json`),
    ...present.filter((file) => listed.includes(file)).flatMap((file) => contentFaults(dist, file, description)),
    ...references(description)
      .filter((file) => !listed.includes(file))
      .map((file) => `${file} is needed by a page but not listed`),
  ];
}

/** Marks links and devices, because publishing would copy the files that they point to. */
function filesBelow(dist: string, folder: string): string[] {
  if (!existsSync(path.join(dist, folder))) return [];
  return readdirSync(path.join(dist, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(dist, file);
    return entry.isFile() ? [file] : [`${file} (not a regular file)`];
  });
}

function contentFaults(dist: string, file: string, { files }: SliceDescription): string[] {
  const bytes = readFileSync(path.join(dist, file));
  const { integrity, bytes: size } = files[file]!;
  if (!matchesIntegrity(bytes, integrity)) return [`${file} does not match its hash`];
  return size === bytes.length ? [] : [`${file} has ${bytes.length} bytes, not ${size}`];
}

/** Files of the chunks are relative to `client/`. */
function references({ entry, server, chunks }: SliceDescription): string[] {
  const ofPages = Object.values(chunks).flatMap(({ js, css }) => [...js, ...css]);
  return [...new Set([entry, server, ...ofPages.map((file) => `client/${file}`)])];
}
