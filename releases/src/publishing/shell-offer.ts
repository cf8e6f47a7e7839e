import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ShellOffer } from '../gate/check-shared';

/** Reads the libraries that the shell provides to slices: its dependencies, with the installed versions. */
export function readShellOffer(root: string): ShellOffer {
  const manifest = path.join(root, 'shell/package.json');
  const { dependencies = {} } = readJson(manifest) as { dependencies?: Record<string, string> };
  return {
    manifest,
    versionOf: (library) => (Object.hasOwn(dependencies, library) ? installedVersion(root, library) : null),
  };
}

function installedVersion(root: string, library: string): string | null {
  const manifest = ['shell/node_modules', 'node_modules']
    .map((folder) => path.join(root, folder, library, 'package.json'))
    .find(existsSync);
  return manifest ? (readJson(manifest) as { version: string }).version : null;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
