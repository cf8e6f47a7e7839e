import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { publishDist } from '../../test/publish-dist';
import { temporaryFolder, temporaryStore } from '../../test/temporary-folder';
import { saveBackup } from './save-backup';
import type { ShopDatabase } from './shop-database';

const database = {
  async save(file: string) {
    writeFileSync(file, 'rows');
    return { kind: 'pglite', server: '17', migration: null, tables: {} };
  },
} as unknown as ShopDatabase;

describe('a backup', () => {
  const store = temporaryStore();
  beforeAll(() => publishDist(store));
  const inNewFolder = () => path.join(temporaryFolder(), 'saved');
  const save = (folder: string) => saveBackup({ store, dataDir: temporaryFolder(), database, folder, withKey: false });

  it('without room on the disk names the file, and leaves nothing in the way of the next one', async () => {
    const folder = inNewFolder();
    const open = fs.open;
    const opening = jest.spyOn(fs, 'open').mockImplementation(async (file, flags, mode) => {
      const handle = await open(file, flags, mode);
      const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
        code: 'ENOSPC',
        syscall: 'write',
      });
      if (flags === 'wx') handle.writeFile = () => Promise.reject(full);
      return handle;
    });
    await expect(save(folder)).rejects.toThrow(
      `ENOSPC: no space left on device, write '${folder}.part/releases/history/1.json'`,
    );
    opening.mockRestore();
    expect(readdirSync(path.dirname(folder))).toEqual([]);
    await save(folder);
    expect(readdirSync(path.dirname(folder))).toEqual(['saved']);
  });

  it('leaves a folder alone that has the name of its draft', async () => {
    const folder = inNewFolder();
    mkdirSync(`${folder}.part`);
    writeFileSync(`${folder}.part/mine.txt`, 'mine');
    await expect(save(folder)).rejects.toThrow(
      `${folder}.part exists: remove it if a backup that was killed has left it`,
    );
    expect(existsSync(`${folder}.part/mine.txt`)).toBe(true);
    rmSync(`${folder}.part`, { recursive: true });
    await save(folder);
    expect(existsSync(path.join(folder, 'backup.json'))).toBe(true);
  });
});
