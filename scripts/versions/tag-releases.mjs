import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspacesOf } from '../../lint/workspaces.mjs';

/**
 * Creates the tags of the last release that a clone lacks, such as `mfe-orders@1.0.0`: Lerna reads from them which
 * commits are new. A release changes the changelog of its package, so the last such commit is the release. Merges count
 * as one commit, because Lerna follows the first parents only.
 * @param {string} root
 * @returns {string[]} the new tags
 */
export function tagReleases(root) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const known = new Set(git('tag').split('\n'));
  return workspacesOf(root).flatMap((folder) => {
    const { name, version } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
    const tag = `${name}@${version}`;
    const changelog = path.join(folder, 'CHANGELOG.md');
    if (known.has(tag)) return [];
    const commit = git('log', '-1', '--first-parent', '-m', '--format=%H', '--', changelog);
    if (commit === '') throw new Error(`${changelog} is missing: Lerna cannot know what is new in ${name}.`);
    git('tag', '--annotate', '--message', tag, tag, commit);
    return [tag];
  });
}
