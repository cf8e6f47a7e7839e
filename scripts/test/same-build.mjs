import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The smallest slice: its build takes a quarter of a minute. */
const SLICE = 'mfe-orders';

/**
 * Builds a slice in the checkout and compares every file with the build in the fresh clone. A version number stands for
 * one set of files, so neither the folder nor the installed development tools may change them.
 */
export async function sameBuild({ project, root }, run) {
  const built = path.join(project, SLICE, 'dist');
  const { version } = JSON.parse(readFileSync(path.join(built, 'slice.json'), 'utf8'));
  const changes = await run('git', ['status', '--porcelain', '--', SLICE, 'shared'], { cwd: root, log: 'git-status' });
  assert.equal(changes, '', 'the clone holds committed files only, so commit these first:');
  await run('npm', ['run', '--silent', 'build'], {
    cwd: path.join(root, SLICE),
    env: { SLICE_VERSION: version },
    log: 'same-build',
  });
  const [here, there] = [path.join(root, SLICE, 'dist'), built].map(readFiles);
  const different = [...new Set([...Object.keys(here), ...Object.keys(there)])].filter(
    (file) => !here[file] || !there[file]?.equals(here[file]),
  );
  assert.ok(Object.keys(here).length > 20, `the build has only ${Object.keys(here).length} files`);
  assert.deepEqual(different, [], `files of ${SLICE} that differ between two folders`);
}

/** Contents of all files below a folder, by path. */
function readFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(folder, file), readFileSync(file)];
    }),
  );
}
