const LOOK_MS = 250;

/**
 * Calls `listener` once after the process that started this one has ended. npm passes SIGTERM only to its shell, which
 * ends without passing it on.
 */
export function onParentEnd(listener) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    listener();
  }, LOOK_MS);
  timer.unref();
}
