import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { lockDataFolder } from './data-folder-lock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'nkm-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Expects that this process owns the folder, and that it is free after the unlock. */
async function expectOurs(unlock: () => Promise<void>): Promise<void> {
  const { pid } = JSON.parse(await readFile(path.join(folder, 'owner.json'), 'utf8'));
  expect(pid).toBe(process.pid);
  await unlock();
  expect(await readdir(folder)).toEqual([]);
}
const ownedBy = (owner: unknown) => writeFile(path.join(folder, 'owner.json'), JSON.stringify(owner));

describe('the lock of a data folder', () => {
  it('refuses a second owner while the first lives, and frees the folder', async () => {
    const unlock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(`in use by another instance (process ${process.pid})`);
    await unlock();
    await expectOurs(await lockDataFolder(folder));
  });

  it('lets one of many simultaneous owners win', async () => {
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => lockDataFolder(folder)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });

  it('takes over the lock of a dead process', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => child.once('exit', resolve));
    await ownedBy({ pid: child.pid, started: '1' });
    await expectOurs(await lockDataFolder(folder));
  });

  it('takes over when the pid of the dead process belongs to another process', async () => {
    await ownedBy({ pid: process.pid, started: 'long ago' });
    await expectOurs(await lockDataFolder(folder));
  });

  it('takes over an unreadable lock file', async () => {
    await writeFile(path.join(folder, 'owner.json'), '{"pid":');
    await expectOurs(await lockDataFolder(folder));
  });
});
