import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ReleaseError } from './release-error';

interface Holder {
  id: string;
  pid: number;
  host: string;
}
export interface LockOptions {
  /** Milliseconds to wait for another holder. */
  patience?: number;
}

const RETRY_MS = 20;

/**
 * Runs `work` while no other process holds the same lock file. It takes over the lock of a dead process.
 * @throws ReleaseError `locked` when another process holds it for longer than `patience` (10 s)
 */
export async function withLock<T>(file: string, work: () => T | Promise<T>, options: LockOptions = {}): Promise<T> {
  const holder: Holder = { id: randomUUID(), pid: process.pid, host: hostname() };
  mkdirSync(path.dirname(file), { recursive: true });
  const deadline = Date.now() + (options.patience ?? 10_000);
  while (!create(file, holder)) {
    const other = readHolder(file);
    if (other && hasDied(other)) removeDeadLock(file, other);
    else if (Date.now() > deadline) throw new ReleaseError('locked', lockedMessage(file, other));
    else await sleep(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function create(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Null while another process writes or removes the file. */
function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

function hasDied({ pid, host }: Holder): boolean {
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/**
 * Only the process that creates the marker of this lock can remove it. Otherwise a slow process could remove a newer
 * lock of a third process.
 */
function removeDeadLock(file: string, dead: Holder): void {
  const marker = `${file}.${dead.id}.dead`;
  if (!create(marker, dead)) return;
  try {
    if (readHolder(file)?.id === dead.id) rmSync(file, { force: true });
  } finally {
    rmSync(marker, { force: true });
  }
}

function lockedMessage(file: string, other: Holder | null): string {
  const who = other ? `process ${other.pid} on ${other.host}` : 'another process';
  return `${who} holds ${file}; if it is no longer running, delete this file`;
}
