import { processStartTime } from './process-start-time';

/** A process as other processes recognise it: a later one can have its number, but not its start time too. */
export interface KnownProcess {
  pid: number;
  /** Null where the system does not report it. */
  started: string | null;
}

/** How other processes recognise this one. */
export async function thisProcess(): Promise<KnownProcess> {
  return { pid: process.pid, started: await processStartTime(process.pid) };
}

/** Whether a process of this machine still runs. Without a start time, another process with its number counts too. */
export async function isRunning({ pid, started }: KnownProcess): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs under another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = await processStartTime(pid);
  return !started || now === null || started === now;
}
