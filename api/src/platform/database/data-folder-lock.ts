import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRunning, thisProcess, type KnownProcess } from '@nkm/server';
import { DatabaseOpenError } from './database';

const ATTEMPTS = 5;

/**
 * Lock file for the embedded database, which does not guard its folder: a second process would lose data silently.
 * Throws a DatabaseOpenError when a running process owns the folder. Takes over a file that a dead process left.
 * @returns releases the folder
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const file = path.join(dataDir, 'owner.json');
  const mine = `${file}.${process.pid}`;
  // Written to a temporary file and linked: the lock is complete or absent, and only one process can create it.
  await writeFile(mine, JSON.stringify(await thisProcess()));
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (await linked(mine, file)) return () => rm(file, { force: true });
      await refuseIfAlive(file, dataDir);
      await removeDead(file, dataDir);
    }
  } finally {
    await rm(mine, { force: true });
  }
  throw new DatabaseOpenError(`The data folder ${dataDir} is being opened by several instances at once: try again.`);
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function refuseIfAlive(file: string, dataDir: string): Promise<void> {
  const owner = await readOwner(file);
  if (owner === null || !(await isRunning(owner))) return;
  throw new DatabaseOpenError(
    `The data folder ${dataDir} is in use by another instance (process ${owner.pid}): stop it, or set DATA_DIR.`,
  );
}

/** Moves the file away and checks it again, because another starting process can have replaced it. */
async function removeDead(file: string, dataDir: string): Promise<void> {
  const moved = `${file}.dead-${process.pid}`;
  try {
    await rename(file, moved);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  try {
    await refuseIfAlive(moved, dataDir);
  } catch (error) {
    await linked(moved, file);
    throw error;
  } finally {
    await rm(moved, { force: true });
  }
}

async function readOwner(file: string): Promise<KnownProcess | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as KnownProcess;
  } catch {
    // Gone, or not our format: the owner is unknown.
    return null;
  }
}
