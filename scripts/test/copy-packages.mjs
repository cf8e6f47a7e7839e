import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { workspacesOf } from '../../lint/workspaces.mjs';

/**
 * Gives a clone the packages that `npm ci --omit=dev` would install there, from the installed ones of the project: npm
 * needs a minute of processor time to unpack them again. `npm run audit` installs them (`two-installs.mjs`).
 */
export async function copyPackages(root, clone, run) {
  const folders = ['', ...workspacesOf(root)].map((folder) => path.join(folder, 'node_modules'));
  for (const folder of folders.filter((name) => existsSync(path.join(root, name)))) {
    const from = path.join(root, folder);
    const to = path.join(clone.project, folder);
    mkdirSync(to);
    // Other checks write into the cache meanwhile.
    const names = readdirSync(from).filter((name) => name !== '.cache');
    await run('cp', ['-R', ...names.map((name) => path.join(from, name)), to], { log: 'copy-packages' });
  }
  const options = ['--omit=dev', '--no-audit', '--no-fund'];
  await run('npm', ['prune', ...options], { cwd: clone.project, log: 'prune-packages' });
}
