import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
/** Kept between runs, because building the slices takes the most time. The demo shop has its own store. */
export const PUBLISHED = {
  folder: path.join(ROOT, '.nkm/e2e/releases'),
  key: path.join(ROOT, '.nkm/e2e/release-key.pem'),
};

/** Folder of this run, shared by all workers and removed at its end. */
export function runFolder(): string {
  const folder = process.env.NKM_E2E_RUN;
  if (!folder) throw new Error('NKM_E2E_RUN is missing: run the tests through Playwright.');
  return folder;
}

/** Data folder of the seeded database, which every system copies. */
export const templateFolder = () => path.join(runFolder(), 'template');

/** All systems share their pictures, because pictures never change and composing one takes a whole core. */
export const picturesFolder = () => path.join(runFolder(), 'pictures');
