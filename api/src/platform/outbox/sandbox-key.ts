import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../start-error';

const OWNER_ONLY = 0o600;

/**
 * Writes a new secret to the data folder, for sandboxes on the same machine. Throws a StartError when the folder is not
 * writable.
 */
export async function makeSandboxKey(dataDir: string): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  const file = keyFile(dataDir);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(`${file}.part`, key, { mode: OWNER_ONLY });
    await rename(`${file}.part`, file);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`Cannot write to the data folder ${dataDir} (DATA_DIR): ${reason}`, { cause });
  }
  return key;
}

/** The last secret of the API, or null when it never ran here. */
export async function readSandboxKey(dataDir: string): Promise<string | null> {
  try {
    return await readFile(keyFile(dataDir), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function keyFile(dataDir: string): string {
  return path.join(dataDir, 'sandbox-key');
}
