/** Characters to keep of each process: a test attaches the last ones. */
const KEPT = 100_000;

const logs = new Map<string, { text: string; length: number }>();

/** Keeps the output of a server for the report of a failed test. */
export function keepLog(name: string, chunk: string): void {
  const { text, length } = logs.get(name) ?? { text: '', length: 0 };
  logs.set(name, { text: (text + chunk).slice(-KEPT), length: length + chunk.length });
}

/** Notes what all servers of this worker have written. Returns a function that gives everything written since. */
export function watchLogs(): () => string {
  const before = new Map([...logs].map(([name, { length }]) => [name, length]));
  return () =>
    [...logs]
      .flatMap(([name, { text, length }]) => {
        const fresh = Math.min(text.length, length - (before.get(name) ?? 0));
        return fresh > 0 ? [`── ${name}\n${text.slice(-fresh)}`] : [];
      })
      .join('\n');
}
