import { watch, type FSWatcher } from 'node:fs';

/**
 * Calls `look` soon after anything changes in a folder, and every `pollMs` milliseconds in any case: network drives and
 * containers often give no notice. The folder may come later than the watcher.
 * @returns stops
 */
export function noticeChanges(folder: string, pollMs: number, look: () => void): () => void {
  let watcher: FSWatcher | null = null;

  function arm(): void {
    if (watcher !== null) return;
    try {
      watcher = watch(folder, { persistent: false }, look);
      watcher.on('error', disarm);
    } catch {
      watcher = null; // no such folder yet or no watches left: polling goes on
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
