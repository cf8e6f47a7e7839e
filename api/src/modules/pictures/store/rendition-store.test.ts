import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WIDTHS } from '../rendition';
import { RenditionStore } from './rendition-store';

const card = { width: 320, format: 'avif' } as const;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nkm-pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function openStore(overrides: { folder?: string; compose?: () => Promise<Buffer> } = {}) {
  const compose = jest.fn(overrides.compose ?? (async () => Buffer.from('picture')));
  const onKeepFailed = jest.fn();
  const findSource = async (key: string) => (key === 'dress' ? { widths: WIDTHS, render: compose } : null);
  const store = new RenditionStore({ folder: overrides.folder ?? folder, findSource, onKeepFailed });
  return { store, compose, onKeepFailed };
}

describe('the store of renditions', () => {
  it('composes a rendition once for concurrent requests', async () => {
    const { store, compose } = openStore();
    const files = await Promise.all(Array.from({ length: 20 }, () => store.get('dress', card)));
    expect(files.map(String)).toEqual(Array(20).fill('picture'));
    expect(compose).toHaveBeenCalledTimes(1);
    expect(compose).toHaveBeenCalledWith(320, 'avif');
  });

  it('stores it for the next start, complete and without temporary files', async () => {
    await openStore().store.get('dress', card);
    const later = openStore();
    expect(String(await later.store.get('dress', card))).toBe('picture');
    expect(later.compose).not.toHaveBeenCalled();
    expect(await readdir(path.join(folder, '320'))).toEqual(['dress.avif']);
    expect(await readFile(path.join(folder, '320', 'dress.avif'), 'utf8')).toBe('picture');
  });

  it('returns null for a picture without a source', async () => {
    const { store, compose } = openStore();
    expect(await store.get('hat', card)).toBeNull();
    expect(compose).not.toHaveBeenCalled();
  });

  it('returns null for a square picture in a banner width', async () => {
    const { store, compose } = openStore();
    expect(await store.get('dress', { width: 1440, format: 'avif' })).toBeNull();
    expect(compose).not.toHaveBeenCalled();
  });

  it('tries again after a failure', async () => {
    let attempts = 0;
    const { store } = openStore({
      compose: async () => {
        if (++attempts === 1) throw new Error('out of memory');
        return Buffer.from('picture');
      },
    });
    await expect(store.get('dress', card)).rejects.toThrow('out of memory');
    expect(String(await store.get('dress', card))).toBe('picture');
  });

  it('serves a picture that it cannot store, and reports that', async () => {
    const file = path.join(folder, 'no-folder');
    await writeFile(file, '');
    const { store, onKeepFailed } = openStore({ folder: path.join(file, 'pictures') });
    expect(String(await store.get('dress', card))).toBe('picture');
    expect(onKeepFailed).toHaveBeenCalledWith(expect.objectContaining({ code: 'ENOTDIR' }));
  });
});
