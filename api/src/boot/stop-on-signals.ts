const LONGEST_STOP_MS = 10_000;

/** Ends the process cleanly on SIGTERM and SIGINT, and when the process that started it is gone. */
export function stopOnSignals(running: { stop(): Promise<void> }): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // A request that hangs must not keep the process alive for ever.
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
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
