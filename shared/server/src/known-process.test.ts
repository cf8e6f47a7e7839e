import { spawnSync } from 'node:child_process';
import { isRunning, thisProcess } from './known-process';
import { processStartTime } from './process-start-time';

describe('the identity of a process', () => {
  it('returns the start time of a process, and null for an unknown one', async () => {
    expect(await processStartTime(process.pid)).toMatch(/\d/);
    expect(await processStartTime(2 ** 30)).toBeNull();
  });

  it('recognises this process', async () => {
    expect(await isRunning(await thisProcess())).toBe(true);
  });

  it('does not take a later process with the same number for the earlier one', async () => {
    expect(await isRunning({ pid: process.pid, started: 'long ago' })).toBe(false);
  });

  it('notices that a process has ended', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    expect(await isRunning({ pid, started: null })).toBe(false);
  });

  it('counts a process without a start time as running', async () => {
    expect(await isRunning({ pid: process.pid, started: null })).toBe(true);
  });
});
