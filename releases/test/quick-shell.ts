import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ShellOffer } from '../src/gate/check-shared';
import { temporaryFolder } from './temporary-folder';

/** What the trial asks of the shell's libraries for the redirecting pages of writeDist. */
const LIBRARIES = {
  '@nkm/platform/host.js': 'exports.createServerPlatform = () => ({});',
  '@nkm/platform/sender.js': 'exports.createSender = () => async () => ({ data: {} });',
  'react-router-dom.js': 'exports.matchRoutes = () => [{ params: {} }];',
};

/** Writes libraries that load in no time, unlike the shell's own. */
export function writeQuickLibraries(shell: string): void {
  for (const [name, code] of Object.entries(LIBRARIES)) {
    const file = path.join(shell, 'node_modules', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
}

/** A shell for builds whose pages redirect; it offers only React. */
export function quickShell(): ShellOffer {
  const folder = temporaryFolder();
  writeQuickLibraries(folder);
  return {
    manifest: path.join(folder, 'package.json'),
    versionOf: (library) => (library === 'react' ? '19.3.1' : null),
  };
}
