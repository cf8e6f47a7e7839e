import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Creates the folder where the first test file that needs a database prepares it for all. */
export default async function setup() {
  process.env.NKM_API_TEST_DIR = await mkdtemp(path.join(os.tmpdir(), 'nkm-api-test-'));
}
