// Builds the system under test unless it is up to date: the API, the shell (for production and with React's
// development build) and the slices, published into a separate store.
import path from 'node:path';
import { buildApi, buildShell, publishSlices } from '../start/build.mjs';

const root = path.resolve(import.meta.dirname, '../..');
process.env.RELEASE_STORE = path.join(root, '.nkm/e2e/releases');
delete process.env.RELEASE_KEY_FILE;
delete process.env.RELEASE_PUBLIC_KEY_FILE;
delete process.env.RELEASE_SLICE_KEYS;

try {
  await buildApi(root);
  await buildShell(root);
  await buildShell(root, 'development');
  await publishSlices(root, (line) => process.stdout.write(`${line}\n`));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
