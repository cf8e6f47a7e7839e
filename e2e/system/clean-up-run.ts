import { rmSync } from 'node:fs';
import { killLeftOvers } from './started';
import { runFolder } from './run-folder';

/** Whatever a worker that was cut off left running or lying about. */
export default async function cleanUpRun(): Promise<void> {
  await killLeftOvers();
  rmSync(runFolder(), { recursive: true, force: true });
}
