import path from 'node:path';

/**
 * Compares the page sizes of the system under test with their records. Rejects with the pages that have grown.
 * @param {string[]} options `--record` renews the records
 */
export const pageSizes = (root, run, options = []) =>
  run(process.execPath, ['releases/bin/nkm.mjs', 'page-sizes', ...options], {
    env: { RELEASE_STORE: path.join(root, '.nkm/e2e/releases') },
    log: 'page-sizes',
  });
