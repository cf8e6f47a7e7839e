import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, renameSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createTemplate } from './database';
import { freePorts } from './free-ports';
import { picturesFolder, ROOT, templateFolder } from './run-folder';
import { startApi } from './start-parts';

/** Runs once per run: builds and publishes outdated parts, and seeds the database that every system copies. */
export default async function prepareRun(): Promise<void> {
  execFileSync(process.execPath, [path.join(ROOT, 'scripts/test/build-system.mjs')], { stdio: 'inherit' });
  process.env.NKM_E2E_RUN = mkdtempSync(path.join(os.tmpdir(), 'nkm-e2e-'));
  chmodSync(process.env.NKM_E2E_RUN, 0o755); // PostgreSQL runs as another user
  process.env.NKM_E2E_PID = String(process.pid);
  const template = await createTemplate();
  const port = await freePorts();
  const api = await startApi(port, template);
  await makePictures(`http://localhost:${port + 1}`);
  await api.stop();
  renameSync(path.join(templateFolder(), 'pictures'), picturesFolder());
}

/** Composes the pictures of the first page in advance, so that this work does not slow down the first tests. */
async function makePictures(api: string): Promise<void> {
  const answer = await fetch(`${api}/products?perPage=20`);
  const { data } = (await answer.json()) as { data: { image: string }[] };
  const folders = data.map(({ image }) => /\/pictures\/[^/]+\//.exec(image)?.[0]).filter(Boolean);
  const files = folders.flatMap((folder) => [320, 640].map((width) => `${api}${folder}${width}.avif`));
  await Promise.all(files.map(async (file) => (await fetch(file)).arrayBuffer()));
}
