import type { ReleaseDocument } from '@nkm/contracts';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryStore } from '../../test/temporary-folder';
import { firstRelease } from '../rollout/rollout-rules';
import { documentFile, type ReleaseStore } from '../store/release-store';
import { changeReleases, reissueReleases } from './change-releases';
import { watchReleases, type WatchOptions } from './watch-releases';

const publish = (store: ReleaseStore, version: string) =>
  changeReleases(store, () => ({ 'mfe-catalog': firstRelease(version, 'salt') }));
const stops: (() => void)[] = [];
const restart = () => stops.splice(0).forEach((stop) => stop());
afterEach(restart);

function readKeptFiles({ keptFolder }: ReleaseStore): string[] {
  if (!existsSync(keptFolder)) return [];
  return readdirSync(keptFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.join(keptFolder, file));
}

function observe(store: ReleaseStore, options: WatchOptions = {}) {
  const seen: ReleaseDocument[] = [];
  const problems: string[] = [];
  const onProblem: WatchOptions['onProblem'] = ({ code }) => problems.push(code);
  stops.push(watchReleases(store, (document) => seen.push(document), { onProblem, ...options }));
  return { seen, problems, revisions: () => seen.map(({ revision }) => revision) };
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 50_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('nothing happened within 50 s');
    await sleep(5);
  }
}

describe('watchReleases', () => {
  it('passes on the document before it returns, and then each change', async () => {
    const store = temporaryStore();
    await publish(store, '1.0.0');
    const { seen, revisions } = observe(store);
    expect(seen[0]!.slices['mfe-catalog']!.stable).toBe('1.0.0');
    await publish(store, '1.1.0');
    await until(() => revisions().includes(2));
    await publish(store, '1.2.0');
    await until(() => revisions().includes(3));
    expect(revisions()).toEqual([1, 2, 3]);
  });

  it('finds changes when the system reports none', async () => {
    const watch = jest.spyOn(fs, 'watch').mockImplementation(() => {
      throw Object.assign(new Error('no watches left'), { code: 'ENOSPC' });
    });
    const store = temporaryStore();
    await publish(store, '1.0.0');
    const { revisions } = observe(store);
    await publish(store, '1.1.0');
    await until(() => revisions().includes(2));
    expect(watch).toHaveBeenCalled();
    watch.mockRestore();
  });

  it('waits for the first publication, even when the folder does not exist yet', async () => {
    const store = temporaryStore();
    const { revisions, problems } = observe(store, { pollMs: 20 });
    expect(problems).toEqual(['no-releases']);
    await publish(store, '1.0.0');
    await until(() => revisions().length === 1);
  });

  it('keeps the last good document, reports each bad one once and continues', async () => {
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

  it('refuses an older document with a valid signature', async () => {
    const store = temporaryStore();
    await publish(store, '1.0.0');
    const old = readFileSync(documentFile(store), 'utf8');
    await publish(store, '1.1.0');
    const { revisions, problems } = observe(store, { pollMs: 10 });
    writeFileSync(documentFile(store), old);
    await until(() => problems.includes('old-revision'));
    expect(revisions()).toEqual([2]);
  });

  it('refuses an older document after a restart and continues with the newest', async () => {
    const store = temporaryStore();
    await publish(store, '1.0.0');
    const old = readFileSync(documentFile(store), 'utf8');
    await publish(store, '1.1.0');
    observe(store);
    restart();
    writeFileSync(documentFile(store), old);
    const { seen, problems } = observe(store, { pollMs: 10 });
    expect(problems).toEqual(['old-revision']);
    expect(seen).toMatchObject([{ revision: 2, slices: { 'mfe-catalog': { stable: '1.1.0' } } }]);

    await expect(publish(store, '1.2.0')).rejects.toThrow('npx nkm reissue --above 2');
    await reissueReleases(store, 0);
    await until(() => seen.length === 2);
    expect(seen[1]).toMatchObject({ revision: 3, slices: { 'mfe-catalog': { stable: '1.0.0' } } });
    await publish(store, '1.2.0');
    await until(() => seen.length === 3);
  });

  it('refuses another document of the same revision after a restart', async () => {
    const store = temporaryStore();
    const elsewhere = { ...store, keptFolder: path.join(store.keptFolder, 'elsewhere') };
    await publish(store, '1.0.0');
    observe(store);
    restart();
    rmSync(documentFile(store));
    await publish(elsewhere, '6.6.6');
    const { seen, problems } = observe(store);
    expect(problems).toEqual(['old-revision']);
    expect(seen).toMatchObject([{ revision: 1, slices: { 'mfe-catalog': { stable: '1.0.0' } } }]);
  });

  it('restarts the revisions with another key and continues them with the same one', async () => {
    const store = temporaryStore();
    for (const version of ['1.0.0', '1.1.0']) await publish(store, version);
    observe(store);
    restart();
    rmSync(store.folder, { recursive: true });
    await publish(store, '1.2.0');
    expect(observe(store).revisions()).toEqual([3]);
    restart();
    rmSync(store.folder, { recursive: true });
    rmSync(store.privateKeyFile);
    await publish(store, '1.0.0');
    const { revisions, problems } = observe(store);
    expect(revisions()).toEqual([1]);
    expect(problems).toEqual([]);
  });

  it('uses its stored document when the one in the store is damaged, and ignores a forged one', async () => {
    const store = temporaryStore();
    await publish(store, '1.0.0');
    observe(store);
    restart();
    const [file] = readKeptFiles(store);
    writeFileSync(path.join(path.dirname(file!), '999.json'), readFileSync(file!, 'utf8').replace('1.0.0', '6.6.6'));
    writeFileSync(documentFile(store), '{');
    const { seen, problems } = observe(store);
    expect(problems).toEqual(['malformed']);
    expect(seen).toMatchObject([{ revision: 1, slices: { 'mfe-catalog': { stable: '1.0.0' } } }]);
  });

  it('reports that it cannot store a document, and continues', async () => {
    const store = temporaryStore();
    await publish(store, '1.0.0');
    mkdirSync(path.dirname(store.keptFolder), { recursive: true });
    writeFileSync(store.keptFolder, 'a file where the folder should be');
    const { revisions, problems } = observe(store);
    expect(revisions()).toEqual([1]);
    expect(problems).toEqual(['not-kept']);
  });

  it('keeps the newest document when several shells share a folder', async () => {
    const store = temporaryStore();
    await publish(store, '1.0.0');
    const shells = [observe(store, { pollMs: 5 }), observe(store, { pollMs: 7 }), observe(store, { pollMs: 11 })];
    for (let version = 1; version <= 20; version++) await publish(store, `1.0.${version}`);
    await until(() => shells.every(({ revisions }) => revisions().includes(21)));
    restart();
    expect(readKeptFiles(store).map((file) => path.basename(file))).toEqual(['21.json']);
    expect(shells.flatMap(({ problems }) => problems)).toEqual([]);
  });

  it('does not trust a key that was replaced while it runs', async () => {
    const [store, other] = [temporaryStore(), temporaryStore()];
    await publish(store, '1.0.0');
    for (const version of ['6.6.6', '6.6.7']) await publish(other, version);
    const { revisions, problems } = observe(store, { pollMs: 10 });
    renameSync(other.publicKeyFile, store.publicKeyFile);
    renameSync(documentFile(other), documentFile(store));
    await until(() => problems.includes('bad-signature'));
    expect(revisions()).toEqual([1]);
  });

  it('reports nothing after it was stopped', async () => {
    const store = temporaryStore();
    await publish(store, '1.0.0');
    const { revisions } = observe(store, { pollMs: 10 });
    stops.splice(0).forEach((stop) => stop());
    await publish(store, '1.1.0');
    await sleep(100);
    expect(revisions()).toEqual([1]);
  });
});
