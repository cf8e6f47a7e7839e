import { rmSync } from 'node:fs';
import { killLeftOvers } from './started';
import { runFolder } from './run-folder';

/** Whatever a worker that was cut off left running or lying about. */
export default async function cleanUpRun(): Promise<void> {
  if (!process.env.NKM_E2E_RUN) return; // its preparation has failed, and says why
  await killLeftOvers();
  rmSync(runFolder(), { recursive: true, force: true });
}
