import { rmSync } from 'node:fs';
import { killLeftOvers } from './started';
import { runFolder } from './run-folder';

/** Removes the processes and files that an interrupted worker left behind. */
export default async function cleanUpRun(): Promise<void> {
  if (!process.env.NKM_E2E_RUN) return; // the preparation failed and reports the reason
  await killLeftOvers();
  rmSync(runFolder(), { recursive: true, force: true });
}
