import { MEMORY_MB } from './run-trial';
import type { TrialMessage, TrialRequest } from './trial';
import { trySlice } from './try-slice';
import { watchMemory } from './watch-memory';

/** Resolves when the message is sent, so that a candidate that loops afterwards cannot hold it back. */
const tell = (message: TrialMessage) =>
  new Promise<void>((resolve) => process.send!(message, undefined, undefined, () => resolve()));

async function run(request: TrialRequest): Promise<void> {
  let stage = '';
  const faults: string[] = [];
  // No page waits for a failing timer or promise, but it would end the shell's render worker.
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => void faults.push(`${stage}: it fails in the background: ${String(error)}`));
  await watchMemory(MEMORY_MB);
  const report = await trySlice(request, (next) => tell({ stage: (stage = next) }));
  await tell({ report: { ...report, faults: [...report.faults, ...new Set(faults)] } });
}

process.once('disconnect', () => process.exit(1));
process.once('message', (request: TrialRequest) => void run(request));
