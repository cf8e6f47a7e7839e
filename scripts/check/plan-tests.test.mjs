import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { changedFiles, planTests } from './plan-tests.mjs';

const packages = [
  { folder: 'shared/ui', name: '@nkm/ui', hasTests: true, uses: ['react'] },
  { folder: 'shared/testing', name: '@nkm/testing', hasTests: false, uses: [] },
  { folder: 'mfe-orders', name: '@nkm/mfe-orders', hasTests: true, uses: ['@nkm/ui', '@nkm/testing'] },
  { folder: 'api', name: '@nkm/api', hasTests: true, uses: [] },
];

describe('The tests of npm run check', () => {
  it('are those that import a changed file of a slice', () => {
    assert.deepEqual(planTests(['mfe-orders/src/a.ts', 'docs/x.md', 'mfe-orders/README.md'], packages), {
      projects: [],
      related: { projects: ['mfe-orders'], files: ['mfe-orders/src/a.ts'] },
      leftOut: [],
    });
  });

  it('are all tests of a changed shared package, and name the packages that use it', () => {
    assert.deepEqual(planTests(['shared/ui/src/button.tsx'], packages), {
      projects: ['shared/ui'],
      related: { projects: [], files: [] },
      leftOut: ['mfe-orders'],
    });
  });

  it('name the users of a shared package without tests', () => {
    assert.deepEqual(planTests(['shared/testing/src/index.ts'], packages).leftOut, ['mfe-orders']);
  });

  it('cover committed, changed and new files since the branch point', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'nkm-check-'));
    const git = (...args) =>
      execFileSync('git', ['-c', 'user.name=n', '-c', 'user.email=e@x', ...args], { cwd: folder });
    const write = (name) => writeFileSync(path.join(folder, name), name + Math.random());
    try {
      git('init', '-q', '-b', 'main');
      ['old', 'changed'].forEach(write);
      git('add', '.');
      git('commit', '-qm', 'first');
      git('checkout', '-qb', 'work');
      write('committed');
      git('add', '.');
      git('commit', '-qm', 'second');
      ['changed', 'new'].forEach(write);
      assert.deepEqual(changedFiles(folder, 'main'), ['changed', 'committed', 'new']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
