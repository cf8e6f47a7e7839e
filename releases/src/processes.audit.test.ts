import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from '../test/temporary-folder';
import { temporaryProject } from '../test/temporary-project';
import { route, writeDist } from '../test/write-dist';
import { readReleases } from './document/read-releases';
import { listVersions } from './store/list-versions';
import { sliceFolder } from './store/release-store';

const SLICES = ['mfe-account', 'mfe-cart-checkout', 'mfe-catalog', 'mfe-orders'];
const PATHS: Record<string, string> = {
  'mfe-account': '/account',
  'mfe-cart-checkout': '/cart',
  'mfe-catalog': '/shop',
  'mfe-orders': '/my-orders',
};

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 50_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('it did not happen');
    await sleep(10);
  }
}
function distFor(name: string, version: string, clientFiles: Record<string, string> = {}): string {
  const dist = temporaryFolder();
  writeDist(dist, { name, version, routes: [route(PATHS[name]!)], clientFiles });
  return dist;
}

describe('several processes', () => {
  it('publish and roll out at the same time without losing a change', async () => {
    const project = temporaryProject();
    for (const name of SLICES) project.addSlice(name, distFor(name, '1.0.0'));
    const inTurn = (version: string) =>
      Promise.all(SLICES.map((name) => project.nkm('publish', name, '--dist', distFor(name, version))));
    const outcomes = [...(await inTurn('1.0.0')), ...(await inTurn('1.1.0'))];
    outcomes.push(
      ...(await Promise.all(SLICES.map((name, n) => project.nkm('rollout', 'set', name, '1.1.0', `${n + 1}`)))),
    );
    expect(outcomes.map(({ stderr }) => stderr).join('')).toBe('');
    const { revision, slices } = readReleases(project.store);
    expect(revision).toBe(8);
    expect(SLICES.map((name) => slices[name])).toMatchObject(
      [1, 2, 3, 4].map((percent) => ({ stable: '1.0.0', candidate: '1.1.0', percent })),
    );
  }, 60_000);
});

describe('a publication that is killed', () => {
  /** Large enough to keep brotli busy for seconds. */
  const big = () => {
    let seed = 1;
    const word = () => ((seed = (seed * 48271) % 2147483647), seed.toString(36));
    return Array.from({ length: 900_000 }, word).join(' ');
  };

  it('leaves no partial version, and the next one succeeds', async () => {
    const project = temporaryProject();
    const dist = distFor('mfe-catalog', '1.0.0', { 'big.js': big() });
    project.addSlice('mfe-catalog', distFor('mfe-catalog', '1.0.0'));
    const folder = sliceFolder(project.store, 'mfe-catalog');
    const drafts = () => (existsSync(folder) ? readdirSync(folder) : []);
    const child = project.start('publish', 'mfe-catalog', '--dist', dist);
    await until(() => drafts().some((draft) => existsSync(path.join(folder, draft, 'client/big.js'))));
    child.kill('SIGKILL');
    await until(() => child.signalCode !== null);

    expect(listVersions(project.store, 'mfe-catalog')).toEqual([]);
    expect((await project.nkm('status')).stderr).toContain('nothing has been published yet');
    const small = distFor('mfe-catalog', '1.0.0');
    expect(await project.nkm('publish', 'mfe-catalog', '--dist', small)).toMatchObject({ code: 0, stderr: '' });
    expect(drafts()).toEqual(['1.0.0']);
  }, 60_000);

  it('stops its build when it receives SIGTERM', async () => {
    const project = temporaryProject();
    project.addSlice('mfe-catalog', distFor('mfe-catalog', '1.0.0'));
    const pidFile = path.join(project.root, 'build.pid');
    const build =
      `require('node:fs').writeFileSync(${JSON.stringify(pidFile)}, String(process.pid)); ` +
      'setInterval(() => {}, 1000);';
    writeFileSync(path.join(project.root, 'mfe-catalog/build.cjs'), build);
    const manifest = path.join(project.root, 'mfe-catalog/package.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('build.mjs', 'build.cjs'));
    const child = project.start('publish', 'mfe-catalog');
    await until(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8') !== '');
    const pid = Number(readFileSync(pidFile, 'utf8'));
    child.kill('SIGTERM');
    await until(() => child.signalCode === 'SIGTERM');
    await until(() => !isAlive(pid));
    expect(isAlive(pid)).toBe(false);
  }, 60_000);
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
