import { watch, type FSWatcher } from 'node:fs';

/**
 * Calls `look` soon after a change in a folder, and also every `pollMs` milliseconds, because network drives and
 * containers often report no changes. The folder may be created later.
 * @returns stops watching
 */
export function noticeChanges(folder: string, pollMs: number, look: () => void): () => void {
  let watcher: FSWatcher | null = null;

  function arm(): void {
    if (watcher !== null) return;
    try {
      watcher = watch(folder, { persistent: false }, look);
      watcher.on('error', disarm);
    } catch {
      watcher = null; // no such folder yet, or no watches left: polling continues
    }
  }
  function disarm(): void {
    watcher?.close();
    watcher = null;
  }

  arm();
  const timer = setInterval(() => {
    arm();
    look();
  }, pollMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    disarm();
  };
}
