import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Folders of the packages that the root package.json lists, where `mfe-*` and `shared/*` stand for every match.
 * @param {string} root
 * @returns {string[]} relative to `root`
 */
export function workspacesOf(root) {
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return workspaces
    .flatMap((pattern) => (pattern.endsWith('*') ? matches(root, pattern.slice(0, -1)) : [pattern]))
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')));
}

function matches(root, prefix) {
  const parent = path.dirname(`${prefix}x`);
  return readdirSync(path.join(root, parent))
    .map((name) => path.join(parent, name))
    .filter((folder) => folder.startsWith(prefix));
}
