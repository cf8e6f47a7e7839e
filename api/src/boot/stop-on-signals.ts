/** Extra time for a stop, beyond the requests that it finishes. */
const MARGIN_MS = 3_000;

/**
 * Ends the process cleanly on SIGTERM and SIGINT, and when its parent process is gone.
 * @param longestMs time limit for its requests, in milliseconds
 */
export function stopOnSignals(running: { stop(): Promise<void> }, longestMs = 7_000): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // A hanging job must not keep the process alive forever; its lease expires.
    setTimeout(() => process.exit(1), longestMs + MARGIN_MS).unref();
    try {
      await running.stop();
      process.exit(0);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    }
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
}
