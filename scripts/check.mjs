// npm run check [-- <commit>]: a quick check of the work since a commit (by default the branch point from main): types,
// lint of the changed files, and their tests. `npm test` checks everything.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { changedFiles, planTests } from './check/plan-tests.mjs';
import { workspacesOf } from '../lint/workspaces.mjs';

const root = path.resolve(import.meta.dirname, '..');
const base = process.argv[2] ?? 'main';
const changed = changedFiles(root, base);
if (changed.length === 0) {
  console.log(`Nothing has changed since ${base}.`);
  process.exit(0);
}

const manifests = [...workspacesOf(root), 'lint'].map((folder) => readPackage(folder));
const { projects, related, leftOut } = planTests(changed, manifests);
const present = changed.filter((file) => existsSync(path.join(root, file)));
const lintable = present.filter((file) => /\.(ts|tsx|mjs|cjs|js)$/.test(file));
const typed = present.filter((file) => /\.tsx?$/.test(file));
const oxlint = ['node_modules/oxlint/bin/oxlint', '-c', 'lint/oxlint.json', '--type-aware'];
const oxfmt = ['node_modules/oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern'];
const tsc = ['node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.json', '--noEmit'];
const jest = ['node_modules/jest/bin/jest.js', '--maxWorkers=2', '--passWithNoTests'];
const steps = [
  ['Types', [...tsc, '--incremental', '--tsBuildInfoFile', '.nkm/check.tsbuildinfo']],
  lintable.length > 0 && ['ESLint', ['node_modules/eslint/bin/eslint.js', '--no-warn-ignored', ...lintable]],
  typed.length > 0 && ['Promises', [...oxlint, ...typed]],
  present.length > 0 && ['Formatting', [...oxfmt, ...present]],
  ['Generated documents', ['scripts/generate-docs.mjs', '--check']],
  projects.length > 0 && ['Tests of changed shared packages', [...jest, '--projects', ...projects]],
  related.projects.length > 0 && [
    'Tests of changed files',
    [...jest, '--projects', ...related.projects, '--findRelatedTests', ...related.files],
  ],
].filter(Boolean);

const failed = steps.filter(([name, args]) => {
  const since = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${((performance.now() - since) / 1000).toFixed(0)} s)`);
  if (status !== 0) console.log(`${stdout}${stderr}`);
  return status !== 0;
});
if (leftOut.length > 0) console.log(`Left out, though they use what changed: ${leftOut.join(', ')}`);
console.log('Left out: browser tests, npm start. "npm test" runs everything.');
process.exit(failed.length > 0 ? 1 : 0);

function readPackage(folder) {
  const file = path.join(root, folder, 'package.json');
  const { name = folder, dependencies, devDependencies } = existsSync(file) ? JSON.parse(readFileSync(file)) : {};
  const hasTests = existsSync(path.join(root, folder, 'jest.config.mjs'));
  return { folder, name, hasTests, uses: Object.keys({ ...dependencies, ...devDependencies }) };
}
