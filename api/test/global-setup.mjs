import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildPrograms } from '../build.mjs';

/** Compiles the programs. Creates the folder where the first test file that needs a database prepares it for all. */
export default async function setup() {
  await buildPrograms();
  process.env.NKM_API_TEST_DIR = await mkdtemp(path.join(os.tmpdir(), 'nkm-api-test-'));
}
