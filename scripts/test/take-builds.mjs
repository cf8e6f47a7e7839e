import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** Build outputs of the clone, and the places where the system tests look for them. */
const BUILDS = [
  ['shell/dist', 'shell/dist'],
  ['.nkm/releases', '.nkm/e2e/releases'],
  ['.nkm/release-key.pem', '.nkm/e2e/release-key.pem'],
];

/**
 * Copies the builds of the fresh clone if there are none yet, to avoid building twice. Each build records a hash of its
 * sources, so an outdated one is rebuilt.
 */
export function takeBuilds({ project, root }) {
  if (BUILDS.some(([, to]) => existsSync(path.join(root, to)))) return;
  for (const [from, to] of BUILDS.filter(([source]) => existsSync(path.join(project, source)))) {
    mkdirSync(path.dirname(path.join(root, to)), { recursive: true });
    cpSync(path.join(project, from), path.join(root, to), { recursive: true });
  }
}
