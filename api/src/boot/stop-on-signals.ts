/** What a stop may take beside the requests that it lets finish. */
const MARGIN_MS = 3_000;

/**
 * Ends the process cleanly on SIGTERM and SIGINT, and when the process that started it is gone.
 * @param longestMs milliseconds that its requests may take
 */
export function stopOnSignals(running: { stop(): Promise<void> }, longestMs = 7_000): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // A job that hangs must not keep the process alive for ever; its lease ends by itself.
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
