import { execFileSync } from 'node:child_process';

/**
 * Paths of the files that differ from where the branch left `base`, committed or not, relative to the project.
 * @param {string} base a branch or commit
 */
export function changedFiles(root, base) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const branchPoint = git('merge-base', base, 'HEAD').trim();
  const tracked = git('diff', '--name-only', '-z', branchPoint);
  const fresh = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set(`${tracked}${fresh}`.split('\0').filter(Boolean))].sort();
}

/**
 * Chooses the tests of changed files: all tests of a changed shared package, and in other packages the tests that
 * import a changed file.
 * @param {string[]} changed paths relative to the project
 * @param {{folder: string, name: string, hasTests: boolean, uses: string[]}[]} packages
 * @returns `projects`: packages whose tests all run; `related`: packages of which the tests of some files run;
 * `leftOut`: packages that use a changed one and are not tested
 */
export function planTests(changed, packages) {
  const filesOf = ({ folder }) => changed.filter((file) => file.startsWith(`${folder}/`));
  const touched = packages.filter((one) => filesOf(one).length > 0);
  const isShared = ({ folder }) => folder.startsWith('shared/');
  const tested = touched.filter(({ hasTests }) => hasTests);
  const own = tested.filter((one) => !isShared(one));
  const files = own.flatMap(filesOf).filter((file) => /\.(ts|tsx|mjs|cjs|js|json|css)$/.test(file));
  const names = new Set(touched.map(({ name }) => name));
  const users = packages.filter(
    (one) => one.hasTests && !touched.includes(one) && one.uses.some((name) => names.has(name)),
  );
  return {
    projects: tested.filter(isShared).map(({ folder }) => folder),
    related: { projects: files.length > 0 ? own.map(({ folder }) => folder) : [], files },
    leftOut: users.map(({ folder }) => folder),
  };
}
