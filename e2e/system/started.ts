import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runFolder } from './run-folder';

const folder = () => path.join(runFolder(), 'pids');

/** Notes a process on disk, because a worker that is killed cannot stop the processes that it started. */
export function noteStarted(pid: number): void {
  mkdirSync(folder(), { recursive: true });
  writeFileSync(path.join(folder(), String(pid)), '');
}

export function noteStopped(pid: number): void {
  rmSync(path.join(folder(), String(pid)), { force: true });
}

export async function killLeftOvers(): Promise<void> {
  if (!existsSync(folder())) return;
  const pids = readdirSync(folder()).map(Number);
  for (const pid of pids) signal(pid, 'SIGINT'); // PostgreSQL's fast shutdown, and a stop for everything else
  if (pids.some(isAlive)) await sleep(1_000);
  for (const pid of pids.filter(isAlive)) signal(pid, 'SIGKILL');
}

export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

const isAlive = (pid: number) => signal(pid, 0);
