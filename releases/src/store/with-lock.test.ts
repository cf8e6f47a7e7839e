import { spawnSync } from 'node:child_process';
import fs, { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from '../../test/temporary-folder';
import { withLock } from './with-lock';

const lockIn = () => path.join(temporaryFolder(), 'some.lock');
const heldBy = (file: string, pid: number, { host = hostname(), started = null as string | null } = {}) =>
  writeFileSync(file, JSON.stringify({ pid, host, started }));
/** A process that has just ended. */
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

const LONG_AGO = { started: 'long ago' };
function leaveHalfRemoved(file: string) {
  heldBy(file, deadPid());
  heldBy(`${file}.dead`, deadPid());
}

describe('withLock', () => {
  it('runs one task at a time and returns its result', async () => {
    const file = lockIn();
    let inside = 0;
    const work = async () => {
      expect(++inside).toBe(1);
      await sleep(5);
      return inside--;
    };
    expect(await Promise.all([1, 2, 3, 4].map(() => withLock(file, work)))).toEqual([1, 1, 1, 1]);
  });

  it('releases the lock after an error', async () => {
    const file = lockIn();
    await expect(withLock(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(existsSync(file)).toBe(false);
  });

  it.each([
    ['of a dead process', (file: string) => heldBy(file, deadPid())],
    ['whose process number belongs to another process now', (file: string) => heldBy(file, process.pid, LONG_AGO)],
    ['that is empty', (file: string) => writeFileSync(file, '')],
    ['that is cut off', (file: string) => writeFileSync(file, '{"pid":')],
    ['that names nobody', (file: string) => writeFileSync(file, '{}')],
    ['whose removal was interrupted', leaveHalfRemoved],
  ])('takes over a lock %s, even when several processes want it', async (_, leave) => {
    const file = lockIn();
    leave(file);
    let inside = 0;
    const work = async () => {
      expect(++inside).toBe(1);
      await sleep(2);
      inside--;
    };
    await Promise.all([1, 2, 3].map(() => withLock(file, work)));
    expect(readdirSync(path.dirname(file))).toEqual([]);
  });

  it.each([
    ['a living process', process.pid, hostname()],
    ['a process of another machine', 1, 'elsewhere'],
  ])('gives up on the lock of %s and names its holder', async (_, pid, host) => {
    const file = lockIn();
    heldBy(file, pid, { host });
    const attempt = withLock(file, () => 1, { patience: 60 });
    await expect(attempt).rejects.toMatchObject({
      code: 'locked',
      message: expect.stringContaining(`${pid} on ${host}`),
    });
    expect(existsSync(file)).toBe(true);
  });

  it('leaves no file on a full disk, and names the folder', async () => {
    const file = lockIn();
    jest.spyOn(fs, 'writeFileSync').mockImplementationOnce((name) => {
      fs.closeSync(fs.openSync(name as string, 'w'));
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
    });
    await expect(withLock(file, () => 1)).rejects.toThrow(`ENOSPC: no space left on device, write '${file}.`);
    expect(readdirSync(path.dirname(file))).toEqual([]);
  });

  it('does not take over the lock of this process while it works', async () => {
    const file = lockIn();
    await withLock(file, async () => {
      await expect(withLock(file, () => 1, { patience: 60 })).rejects.toMatchObject({ code: 'locked' });
    });
    expect(readdirSync(path.dirname(file))).toEqual([]);
  });
});
