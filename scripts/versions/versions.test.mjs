import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { workspacesOf } from '../../lint/workspaces.mjs';

const project = path.resolve(import.meta.dirname, '../..');
const folders = workspacesOf(project);

describe('npm run versions, in a clone without tags', () => {
  let root;
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const commit = (message) => git('commit', '--quiet', '--message', message);
  const versions = () =>
    Object.fromEntries(
      folders.map((folder) => [
        folder,
        JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')).version,
      ]),
    );
  const change = (folder, message) => {
    writeFileSync(path.join(root, folder, 'change.ts'), `// ${message}\n`);
    git('add', '.');
    commit(message);
  };
  const run = () =>
    execFileSync(process.execPath, [path.join(project, 'scripts/versions.mjs'), '--yes'], {
      cwd: root,
      env: { ...process.env, CI: 'true', NX_DAEMON: 'false' },
      stdio: 'pipe',
    });

  // The manifests and changelogs of this project, released in a merge as work on main is.
  before(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'nkm-versions-'));
    git('init', '--quiet', '--initial-branch', 'main');
    git('config', 'user.name', 'Test');
    git('config', 'user.email', 'test@example.com');
    git('config', 'commit.gpgsign', 'false');
    writeFileSync(path.join(root, '.gitignore'), 'node_modules\n.nx\n');
    for (const file of ['package.json', 'lerna.json']) cpSync(path.join(project, file), path.join(root, file));
    for (const folder of folders) {
      mkdirSync(path.join(root, folder), { recursive: true });
      cpSync(path.join(project, folder, 'package.json'), path.join(root, folder, 'package.json'));
    }
    git('add', '.');
    commit('feat!: begin');
    git('switch', '--quiet', '--create', 'release');
    for (const folder of folders)
      cpSync(path.join(project, folder, 'CHANGELOG.md'), path.join(root, folder, 'CHANGELOG.md'));
    git('add', '.');
    commit('chore(release): publish');
    git('switch', '--quiet', 'main');
    git('merge', '--quiet', '--no-ff', '--message', 'merge: release', 'release');
  });
  after(() => rmSync(root, { recursive: true, force: true }));

  it('raises only the slice that changed, and adds the commit to its changelog', () => {
    const first = versions();
    change('mfe-orders', 'fix(orders): show the day of the delivery');
    run();
    assert.deepEqual(versions(), { ...first, 'mfe-orders': '1.0.1' });
    const log = readFileSync(path.join(root, 'mfe-orders/CHANGELOG.md'), 'utf8');
    assert.match(log, /1\.0\.1.*[^]*\*\*orders:\*\* show the day of the delivery[^]*# 1\.0\.0 /);
    assert.equal(log.match(/^# Change Log$/gm).length, 1);
    assert.deepEqual(git('tag', '--points-at', 'HEAD').trim().split('\n'), ['mfe-orders@1.0.1']);
  });

  it('raises the minor version for a feature, and the major one for BREAKING CHANGE, not for an exclamation mark', () => {
    const first = versions();
    change('mfe-catalog', 'feat(catalog): compare products');
    change('mfe-account', 'feat(account): drop the address book\n\nBREAKING CHANGE: /addresses is gone');
    change('mfe-cart-checkout', 'feat(cart)!: drop the wishlist');
    change('mfe-orders', 'refactor(orders): name the steps');
    run();
    assert.deepEqual(versions(), {
      ...first,
      'mfe-catalog': '1.1.0',
      'mfe-account': '2.0.0',
      'mfe-cart-checkout': '1.0.1',
      'mfe-orders': '1.0.2',
    });
  });
});
