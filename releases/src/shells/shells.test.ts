import { existsSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publishDist } from '../../test/publish-dist';
import { temporaryStore } from '../../test/temporary-folder';
import type { ReleaseStore } from '../store/release-store';
import { noteShell } from './note-shell';
import { readShells } from './read-shells';
import { GONE_MS, NOTE_EVERY_MS, type RunningShell, shellsFolder } from './running-shell';

const OFFER: RunningShell = { contract: 1, libraries: { react: '19.3.1' }, topics: { 'product.viewed': 1 } };
const NEEDS_REACT = { claims: { shared: { react: '^19.0.0' } } };

const faults = (error: unknown) => {
  throw error;
};
const stops: (() => void)[] = [];
const run = (store: ReleaseStore, offer: Partial<RunningShell> = {}) => {
  const stop = noteShell(store, { ...OFFER, ...offer }, faults);
  stops.push(stop);
  return stop;
};
const put = (store: ReleaseStore, name: string, content: unknown) =>
  writeFileSync(path.join(shellsFolder(store), name), typeof content === 'string' ? content : JSON.stringify(content));
/** Moves the time of all notes back. */
function age(store: ReleaseStore, ms: number): void {
  const time = new Date(Date.now() - ms);
  for (const name of readdirSync(shellsFolder(store))) utimesSync(path.join(shellsFolder(store), name), time, time);
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  for (const stop of stops.splice(0)) stop();
});

describe('the notes of running shells', () => {
  it('are there from the start of a shell to its end', () => {
    const store = temporaryStore();
    expect(readShells(store)).toEqual({ shells: [], warnings: [] });
    const stop = run(store);
    run(store, { contract: 2 });
    expect(
      readShells(store)
        .shells.map(({ contract }) => contract)
        .sort(),
    ).toEqual([1, 2]);
    stop();
    expect(readShells(store)).toEqual({ shells: [{ ...OFFER, contract: 2 }], warnings: [] });
  });

  it('are renewed each minute, and do not count without that', () => {
    jest.useFakeTimers({ doNotFake: ['Date'] });
    const store = temporaryStore();
    run(store);
    age(store, GONE_MS + 1_000);
    expect(readShells(store).shells).toEqual([]);
    jest.advanceTimersByTime(NOTE_EVERY_MS);
    expect(readShells(store).shells).toEqual([OFFER]);
  });

  it('of a shell that was killed are removed by another one', () => {
    const store = temporaryStore();
    run(store);
    age(store, GONE_MS + 1_000);
    run(store);
    expect(readdirSync(shellsFolder(store))).toHaveLength(1);
  });

  it.each([-3, 3])('count with a clock that is %d days off', (days) => {
    const store = temporaryStore();
    run(store);
    jest.spyOn(Date, 'now').mockReturnValue(new Date().getTime() + days * 86_400_000);
    expect(readShells(store).shells).toEqual([OFFER]);
  });

  it.each<[string, (store: ReleaseStore) => void]>([
    ['no JSON', (store) => put(store, 'x.json', '{')],
    ['no object', (store) => put(store, 'x.json', 'null')],
    ['without topics', (store) => put(store, 'x.json', { ...OFFER, topics: undefined })],
    ['with versions that are no text', (store) => put(store, 'x.json', { ...OFFER, libraries: { react: 19 } })],
    ['too large', (store) => put(store, 'x.json', { ...OFFER, more: 'x'.repeat(20_000) })],
    ['a link', (store) => symlinkSync('/dev/zero', path.join(shellsFolder(store), 'x.json'))],
  ])('are ignored with a warning when they are %s', (_, spoil) => {
    const store = temporaryStore();
    run(store);
    spoil(store);
    const file = path.join(shellsFolder(store), 'x.json');
    expect(readShells(store)).toEqual({
      shells: [OFFER],
      warnings: [`${file} is not the note of a shell: it is ignored`],
    });
  });

  it('are read only up to a limit', () => {
    const store = temporaryStore();
    run(store);
    for (let n = 0; n < 150; n++) put(store, `${n}.json`, OFFER);
    const { shells, warnings } = readShells(store);
    expect(shells).toHaveLength(100);
    expect(warnings).toEqual([`${shellsFolder(store)} has 151 notes of shells: only 100 of them are read`]);
  });

  it('that cannot be written are reported', () => {
    const store = temporaryStore();
    writeFileSync(store.folder, 'a file where the folder should be');
    const problems: unknown[] = [];
    const stop = noteShell(store, OFFER, (error) => problems.push(error));
    expect(problems).toHaveLength(1);
    stop();
  });
});

describe('the gate', () => {
  it.each<[string, Partial<RunningShell>, string]>([
    ['library', { libraries: { react: '18.3.1' } }, 'a running shell has react 18.3.1, but ^19.0.0 is required'],
    ['missing library', { libraries: {} }, 'a running shell has react not at all, but ^19.0.0 is required'],
    ['contract', { contract: 0 }, 'a running shell has contract 0, not 1'],
    ['topic', { topics: { 'product.viewed': 0 } }, 'has version 0 of the topic "product.viewed", but 1 is required'],
    ['own topic', { topics: {} }, 'a running shell does not know the topic "product.viewed"'],
  ])('refuses what one of the running shells does not provide: %s', async (_, offer, line) => {
    const store = temporaryStore();
    run(store);
    run(store, offer);
    const claims = { ...NEEDS_REACT.claims, topics: ['product.viewed' as const] };
    const publication = publishDist(store, { claims: { ...claims, topicVersions: { 'product.viewed': 1 } } });
    await expect(publication).rejects.toThrow(`${line}: release the shell first`);
  });

  it('lets through what every running shell provides, also new topics of other slices', async () => {
    const store = temporaryStore();
    const stop = run(store, { libraries: { react: '18.3.1' } });
    run(store);
    stop();
    put(store, 'x.json', '{');
    const warnings: string[] = [];
    const claims = { ...NEEDS_REACT.claims, topicVersions: { 'product.viewed': 1, 'cart.add': 1 } };
    await publishDist(store, { claims }, { onWarning: (line) => warnings.push(line) });
    expect(warnings).toEqual([expect.stringContaining('x.json is not the note of a shell')]);
    expect(existsSync(path.join(shellsFolder(store), 'x.json'))).toBe(true);
  });

  it('still refuses what the shell of the checkout does not provide, whatever a forged note says', async () => {
    const store = temporaryStore();
    run(store, { libraries: { react: '20.0.0' } });
    const publication = publishDist(store, { claims: { shared: { react: '^20.0.0' } } });
    await expect(publication).rejects.toThrow('react ^20.0.0 is required, but the shell has 19.3.1');
  });
});
