import type { ReleaseDocument } from '@nkm/contracts';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryStore } from '../../test/temporary-folder';
import { firstRelease } from '../rollout/rollout-rules';
import { documentFile, type ReleaseStore } from '../store/release-store';
import { changeReleases } from './change-releases';
import { watchReleases, type WatchOptions } from './watch-releases';

const publish = (store: ReleaseStore, version: string) =>
  changeReleases(store, () => ({ 'mfe-catalog': firstRelease(version, 'salt') }));
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function observe(store: ReleaseStore, options: WatchOptions = {}) {
  const seen: ReleaseDocument[] = [];
  const problems: string[] = [];
  const onProblem: WatchOptions['onProblem'] = ({ code }) => problems.push(code);
  stops.push(watchReleases(store, (document) => seen.push(document), { onProblem, ...options }));
  return { seen, problems, revisions: () => seen.map(({ revision }) => revision) };
}

async function until(condition: () => boolean, ms = 2000): Promise<number> {
  const start = Date.now();
  while (!condition()) {
    if (Date.now() - start > ms) throw new Error(`nothing happened within ${ms} ms`);
    await sleep(5);
  }
  return Date.now() - start;
}

describe('watchReleases', () => {
  it('hands the document over before it returns, and each change within a second', async () => {
    const store = temporaryStore();
    await publish(store, '1.0.0');
    const { seen, revisions } = observe(store);
    expect(seen[0]!.slices['mfe-catalog']!.stable).toBe('1.0.0');
    await publish(store, '1.1.0');
    expect(await until(() => revisions().includes(2))).toBeLessThan(1000);
    await publish(store, '1.2.0');
    await until(() => revisions().includes(3));
    expect(revisions()).toEqual([1, 2, 3]);
  });

  it('notices changes without notices of the system', async () => {
    const watch = jest.spyOn(fs, 'watch').mockImplementation(() => {
      throw Object.assign(new Error('no watches left'), { code: 'ENOSPC' });
    });
    const store = temporaryStore();
    await publish(store, '1.0.0');
    const { revisions } = observe(store);
    await publish(store, '1.1.0');
    expect(await until(() => revisions().includes(2))).toBeLessThan(1000);
    expect(watch).toHaveBeenCalled();
    watch.mockRestore();
  });

  it('waits for the first publication, even for the folder', async () => {
    const store = temporaryStore();
    const { revisions, problems } = observe(store, { pollMs: 20 });
    expect(problems).toEqual(['no-releases']);
    await publish(store, '1.0.0');
    await until(() => revisions().length === 1);
  });

  it('keeps the last good document and reports each bad one once, then goes on', async () => {
    const store = temporaryStore();
    await publish(store, '1.0.0');
    const { revisions, problems } = observe(store, { pollMs: 10 });
    const good = readFileSync(documentFile(store), 'utf8');
    writeFileSync(documentFile(store), good.replace('1.0.0', '6.6.6'));
    await until(() => problems.length === 1);
    await sleep(60);
    expect(problems).toEqual(['bad-signature']);
    rmSync(documentFile(store));
    await until(() => problems.includes('no-releases'));
    writeFileSync(documentFile(store), good);
    await publish(store, '1.1.0');
    await until(() => revisions().includes(2));
    expect(revisions()).toEqual([1, 2]);
  });

  it('refuses an older document although its signature is good', async () => {
    const store = temporaryStore();
    await publish(store, '1.0.0');
    const old = readFileSync(documentFile(store), 'utf8');
    await publish(store, '1.1.0');
    const { revisions, problems } = observe(store, { pollMs: 10 });
    writeFileSync(documentFile(store), old);
    await until(() => problems.includes('old-revision'));
    expect(revisions()).toEqual([2]);
  });

  it('does not trust a key that was exchanged while it runs', async () => {
    const [store, other] = [temporaryStore(), temporaryStore()];
    await publish(store, '1.0.0');
    for (const version of ['6.6.6', '6.6.7']) await publish(other, version);
    const { revisions, problems } = observe(store, { pollMs: 10 });
    renameSync(other.publicKeyFile, store.publicKeyFile);
    renameSync(documentFile(other), documentFile(store));
    await until(() => problems.includes('bad-signature'));
    expect(revisions()).toEqual([1]);
  });

  it('stops', async () => {
    const store = temporaryStore();
    await publish(store, '1.0.0');
    const { revisions } = observe(store, { pollMs: 10 });
    stops.splice(0).forEach((stop) => stop());
    await publish(store, '1.1.0');
    await sleep(100);
    expect(revisions()).toEqual([1]);
  });
});
