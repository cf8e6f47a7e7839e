import { isRunning, thisProcess, type KnownProcess } from '@nkm/server';
import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ReleaseError } from './release-error';
import { namingFile } from './write-file';

interface Holder extends KnownProcess {
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
  const holder: Holder = { ...(await thisProcess()), host: hostname() };
  mkdirSync(path.dirname(file), { recursive: true });
  const deadline = Date.now() + (options.patience ?? 10_000);
  while (!create(file, holder)) {
    const other = readHolder(file);
    if (other !== 'none' && !(await isAlive(other))) await removeDeadLock(file, options);
    else if (Date.now() > deadline) throw new ReleaseError('locked', lockedMessage(file, other));
    else await sleep(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Written to a file of its own and linked: a lock is complete or absent, and only one process can create it. */
function create(file: string, holder: Holder): boolean {
  const mine = `${file}.${randomUUID()}`;
  try {
    namingFile(mine, () => writeFileSync(mine, JSON.stringify(holder)));
    linkSync(mine, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
}

/** 'none': another process has just released the lock. 'unknown': the file is not a lock, for example empty. */
function readHolder(file: string): Holder | 'none' | 'unknown' {
  try {
    return asHolder(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError) return 'unknown';
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'none';
    throw error;
  }
}

function asHolder(value: unknown): Holder | 'unknown' {
  const { pid, host } = (value ?? {}) as Partial<Holder>;
  return Number.isInteger(pid) && pid! > 0 && typeof host === 'string' ? (value as Holder) : 'unknown';
}

async function isAlive(holder: Holder | 'unknown'): Promise<boolean> {
  if (holder === 'unknown') return false;
  return holder.host !== hostname() || (await isRunning(holder));
}

/**
 * One process at a time removes a dead lock, and looks at it again first. Otherwise a slow process could remove the
 * newer lock of a third process.
 */
async function removeDeadLock(file: string, options: LockOptions): Promise<void> {
  const remove = async () => {
    const now = readHolder(file);
    if (now !== 'none' && !(await isAlive(now))) rmSync(file, { force: true });
  };
  await withLock(`${file}.dead`, remove, options);
}

function lockedMessage(file: string, other: Holder | 'none' | 'unknown'): string {
  const who = typeof other === 'string' ? 'another process' : `process ${other.pid} on ${other.host}`;
  return `${who} holds ${file}; if it is no longer running, delete this file`;
}
