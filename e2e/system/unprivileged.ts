import { chownSync, mkdirSync } from 'node:fs';
import { execFileSync } from 'node:child_process';

export interface Owner {
  uid?: number;
  gid?: number;
}

/** Servers under test never run as root: root starts them as `user`. */
export function ownerOf(user: string): Owner {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A folder that this owner may write to. */
export function makeFolder(folder: string, { uid, gid }: Owner): void {
  mkdirSync(folder, { recursive: true });
  if (uid !== undefined) chownSync(folder, uid, gid ?? uid);
}
