import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { syncFolder } from '../store/write-file';
import { copyFile, type SavedFile } from './copy-file';
import { damaged } from './manifest';
import type { FilePart, KeyFile } from './shop-files';

/** In the folder that gets the files, so that it is on the same disk, also when that folder is mounted. */
const STAGE = '.restoring';

/** A complete copy that waits beside its place. */
interface Staged {
  from: string;
  to: string;
}

/**
 * Copies the files of a backup beside their places, and replaces what an earlier try left there.
 * @param parts in the order in which they are put in their places
 * @throws ReleaseError `refused` when a file changed after it was verified
 */
export async function stageFiles(
  backup: string,
  files: readonly SavedFile[],
  parts: readonly FilePart[],
  keys: readonly KeyFile[],
): Promise<Staged[]> {
  const folders = [...new Set(parts.map(({ folder }) => folder))];
  for (const folder of folders) rmSync(path.join(folder, STAGE), { recursive: true, force: true });
  const copy = async (name: string, to: string, mode?: number) => {
    const saved = files.find((file) => file.path === name)!;
    const copied = await copyFile(path.join(backup, name), to, mode);
    if (copied.sha256 !== saved.sha256) throw damaged(`${name} changed during the restore`);
  };
  const staged: Staged[] = [];
  for (const { name, file, mode } of keys) {
    const draft = `${file}${STAGE}`;
    rmSync(draft, { force: true });
    await copy(name, draft, mode);
    staged.push({ from: draft, to: file });
  }
  for (const part of parts) {
    const stage = path.join(part.folder, STAGE);
    for (const file of filesOf(part, files)) await copy(`${part.name}/${file}`, path.join(stage, file));
    for (const entry of entriesOf(part, files))
      staged.push({ from: path.join(stage, entry), to: path.join(part.folder, entry) });
  }
  return staged;
}

/** The files and folders that a part of a backup puts directly into the folder of the part. */
export function entriesOf(part: FilePart, files: readonly SavedFile[]): string[] {
  return [...new Set(filesOf(part, files).map((file) => file.split('/')[0]!))];
}

/** The files of a part, relative to its folder. Leaves out paths that lead out of it. */
function filesOf({ name, keeps }: FilePart, files: readonly SavedFile[]): string[] {
  return files
    .map((file) => file.path)
    .filter((file) => path.posix.normalize(file) === file && file.startsWith(`${name}/`))
    .map((file) => file.slice(name.length + 1))
    .filter(keeps);
}

/** Puts the copies in their places. What an earlier try has put there is complete. */
export function moveStaged(staged: readonly Staged[]): void {
  for (const { from, to } of staged) {
    if (existsSync(to)) rmSync(from, { recursive: true });
    else renameSync(from, to);
  }
  for (const folder of new Set(staged.map(({ from }) => path.dirname(from))))
    if (path.basename(folder) === STAGE) {
      if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
      syncFolder(path.dirname(folder));
    }
}
