import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** What a start of the clone builds, and where the tests of the whole system look for it. */
const BUILDS = [
  ['shell/dist', 'shell/dist'],
  ['.nkm/releases', '.nkm/e2e/releases'],
  ['.nkm/release-key.pem', '.nkm/e2e/release-key.pem'],
];

/**
 * Takes over what the start of the fresh clone has built, where nothing is built yet: nobody waits twice for the same.
 * Each build knows what it was made from, so one of other sources is made again.
 */
export function takeBuilds({ project, root }) {
  if (BUILDS.some(([, to]) => existsSync(path.join(root, to)))) return;
  for (const [from, to] of BUILDS.filter(([source]) => existsSync(path.join(project, source)))) {
    mkdirSync(path.dirname(path.join(root, to)), { recursive: true });
    cpSync(path.join(project, from), path.join(root, to), { recursive: true });
  }
}
