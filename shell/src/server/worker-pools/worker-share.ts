const MB = 1024 * 1024;
/** Megabytes of the shell's own process under load, with its caches. */
const SHELL_MB = 200;
/** Megabytes with which a worker renders every slice, and beyond which something leaks. */
const LEAST_MB = 192;
const MOST_MB = 512;
const MOST_WORKERS = 2;

export interface WorkerShare {
  workers: number;
  /** Megabytes of each of them. */
  memoryMb: number;
}

/**
 * How many render workers fit, and how much memory each may use, so that a worker is replaced before the system ends
 * the container. The share of one more worker is left for a candidate.
 * @param limit bytes of the container, as `process.constrainedMemory` gives them: too large or 0 if there is no limit
 * @param processors of the machine
 * @param total bytes of the machine
 */
export function workerShare(limit: number, processors: number, total: number): WorkerShare {
  const workers = Math.min(MOST_WORKERS, processors);
  if (limit <= 0 || limit >= total) return { workers, memoryMb: MOST_MB };
  const forWorkers = Math.max(0, limit / MB - SHELL_MB);
  const fitting = Math.max(1, Math.min(workers, Math.floor(forWorkers / LEAST_MB) - 1));
  const share = Math.floor(forWorkers / (fitting + 1));
  return { workers: fitting, memoryMb: Math.min(MOST_MB, Math.max(LEAST_MB, share)) };
}
