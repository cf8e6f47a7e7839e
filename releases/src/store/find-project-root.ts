import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ReleaseError } from './release-error';

/**
 * Finds the nearest parent folder whose package.json names workspaces.
 * @throws ReleaseError `refused` outside the project
 */
export function findProjectRoot(from: string): string {
  for (let folder = path.resolve(from); ; folder = path.dirname(folder)) {
    const file = path.join(folder, 'package.json');
    if (existsSync(file) && 'workspaces' in (JSON.parse(readFileSync(file, 'utf8')) as object)) return folder;
    if (folder === path.dirname(folder)) throw new ReleaseError('refused', `${from} is not inside the project`);
  }
}
