import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface GitState {
  /** 40 hexadecimal digits. */
  commit: string;
  /** Name in the settings of git; null without one. */
  author: string | null;
  /** Files with changes that are not committed, relative to the project. */
  changed: string[];
}

/**
 * The state of the sources in git; null when the project is not in git or git is not installed.
 * @param root folder of the project
 * @param paths whose changes count, relative to the project
 */
export async function readGit(root: string, paths: readonly string[]): Promise<GitState | null> {
  // The checkout can belong to another user.
  const git = async (...args: string[]) =>
    (await run('git', ['-c', 'safe.directory=*', ...args], { cwd: root })).stdout;
  try {
    const commit = (await git('rev-parse', 'HEAD')).trim();
    const status = await git('status', '--porcelain', '--untracked-files=all', '-z', '--', ...paths);
    return { commit, author: await git('config', 'user.name').then(named, () => null), changed: filesOf(status) };
  } catch {
    return null; // no git, no repository, or no commit yet
  }
}

const named = (output: string) => output.trim() || null;

/** Changed files in the output of `git status -z`, which lists the old name of a renamed file separately. */
function filesOf(status: string): string[] {
  return status
    .split('\0')
    .filter((entry) => /^[ A-Z?!]{2} /.test(entry))
    .map((entry) => entry.slice(3));
}
