import type { ReleaseDocument } from '@nkm/contracts';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noticeFile, noticeFolder, QUARANTINE_MS, type QuarantineNotice } from './quarantine-notice';
import { readQuarantine } from './read-quarantine';
import { watchQuarantine } from './watch-quarantine';
import { writeQuarantine } from './write-quarantine';

const DOCUMENT: ReleaseDocument = {
  revision: 7,
  updated_at: '2026-11-23T00:00:00.000Z',
  slices: { x: { stable: '1.0.0', candidate: '2.0.0', percent: 1, previous: null, salt: '', set_by: 'nkm' } },
};
const notice = (changes: Partial<QuarantineNotice> = {}): QuarantineNotice => ({
  slice: 'x',
  version: '2.0.0',
  revision: 7,
  since: new Date().toISOString(),
  reason: 'It looped',
  ...changes,
});

describe('notices of quarantine in the store', () => {
  let store: { folder: string };
  beforeEach(() => (store = { folder: mkdtempSync(path.join(tmpdir(), 'store-')) }));
  afterEach(() => rmSync(store.folder, { recursive: true }));
  const write = (name: string, text: string) => {
    mkdirSync(noticeFolder(store, 'quarantine'), { recursive: true });
    writeFileSync(path.join(noticeFolder(store, 'quarantine'), name), text);
  };

  it('are read by other shells while they hold', () => {
    const written = notice({ version: '1.0.0' });
    writeQuarantine(store, written, DOCUMENT);
    expect(readQuarantine(store, DOCUMENT)).toEqual([written]);
    expect(readQuarantine(store, { ...DOCUMENT, revision: 8 })).toEqual([]);
    expect(readQuarantine(store, DOCUMENT, Date.now() + QUARANTINE_MS)).toEqual([]);
  });

  it('of a candidate hold until its slice changes, whatever other slices do', () => {
    const written = notice();
    writeQuarantine(store, written, DOCUMENT);
    const later = Date.now() + 100 * QUARANTINE_MS;
    expect(readQuarantine(store, DOCUMENT, later)).toEqual([written]);
    expect(readQuarantine(store, { ...DOCUMENT, revision: 9, changed: { x: 7 } }, later)).toEqual([written]);
    expect(readQuarantine(store, { ...DOCUMENT, revision: 9, changed: { x: 8 } })).toEqual([]);
  });

  it('are ignored when they are damaged, too large, in the future or about another version', () => {
    write('x@2.0.0.json', '{');
    expect(readQuarantine(store, DOCUMENT)).toEqual([]);
    write('x@2.0.0.json', JSON.stringify(notice({ reason: 'x'.repeat(10_000) })));
    expect(readQuarantine(store, DOCUMENT)).toEqual([]);
    write('x@2.0.0.json', JSON.stringify(notice({ since: new Date(Date.now() + 3_600_000).toISOString() })));
    expect(readQuarantine(store, DOCUMENT)).toEqual([]);
    write('x@2.0.0.json', JSON.stringify(notice({ version: '1.0.0' })));
    expect(readQuarantine(store, DOCUMENT)).toEqual([]);
  });

  it('are removed on the next write when they have expired', () => {
    writeQuarantine(store, notice({ version: '1.9.0', revision: 6 }), DOCUMENT);
    writeQuarantine(store, notice(), DOCUMENT);
    expect(existsSync(noticeFile(store, 'quarantine', notice({ version: '1.9.0' })))).toBe(false);
    expect(existsSync(noticeFile(store, 'quarantine', notice({ version: '2.0.0' })))).toBe(true);
  });

  it('reach a watching shell', async () => {
    const heard: string[][] = [];
    const stop = watchQuarantine(
      store,
      () => DOCUMENT,
      (notices) => heard.push(notices.map(({ version }) => version)),
      50,
    );
    writeQuarantine(store, notice(), DOCUMENT);
    const deadline = Date.now() + 5_000;
    while (heard.length === 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
    stop();
    expect(heard).toEqual([['2.0.0']]);
  });
});
