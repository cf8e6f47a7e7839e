import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const FIELDS_BEFORE_START_TIME = 19;

/** Start time of a process as comparable text, or null where the system does not report it. */
export async function processStartTime(pid: number): Promise<string | null> {
  if (process.platform === 'win32') return null;
  try {
    if (process.platform !== 'linux') {
      const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]);
      return stdout.trim() || null;
    }
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name (field 2) can contain spaces and brackets, so count from its end.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[FIELDS_BEFORE_START_TIME] ?? null;
  } catch {
    // No such process.
    return null;
  }
}
