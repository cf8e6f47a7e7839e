import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspacesOf } from './workspaces.mjs';

/**
 * @typedef {object} Package
 * @property {string} name
 * @property {string} folder absolute
 * @property {'slice' | 'shared' | 'other'} kind by its folder: `mfe-…`, `shared/…`, any other
 * @property {string[]} uses allowed imports of its code: dependencies and peers
 * @property {string[]} usesInTests allowed imports of its tests: `uses` and development dependencies
 * @property {string[] | null} exports subpaths that others can import, `./*` for any; null: none
 * @property {boolean} isCompiledIn exports TypeScript, which is compiled into its users; otherwise Node runs it
 * @property {boolean} isForNode lists Node in its engines, so it runs only there
 * @property {boolean} isForBrowsers runs in browsers: a slice, the shell, or a part of them
 */

/**
 * Reads the packages of the project, so that the rules follow the folders without a manual list.
 * @param {string} root
 * @returns {Map<string, Package>} by name
 */
export function readTree(root) {
  const packages = new Map();
  for (const folder of workspacesOf(root)) {
    const found = readPackage(root, folder);
    packages.set(found.name, found);
  }
  markForBrowsers(packages);
  return packages;
}

function readPackage(root, folder) {
  const manifest = readJson(path.join(root, folder, 'package.json'));
  const uses = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  return {
    name: manifest.name,
    folder: path.join(root, folder),
    kind: folder.startsWith('mfe-') ? 'slice' : folder.startsWith('shared/') ? 'shared' : 'other',
    uses,
    usesInTests: [...uses, ...Object.keys(manifest.devDependencies ?? {})],
    exports: manifest.exports ? Object.keys(manifest.exports) : null,
    isCompiledIn: Object.values(manifest.exports ?? {}).some((file) => /\.tsx?$/.test(file)),
    isForNode: Boolean(manifest.engines?.node),
    isForBrowsers: false,
  };
}

/** Marks packages that render with React, and our packages compiled into them. */
function markForBrowsers(packages) {
  const waiting = [...packages.values()].filter(({ uses }) => uses.includes('react-dom'));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.isForBrowsers) continue;
    next.isForBrowsers = true;
    const parts = next.uses.map((name) => packages.get(name));
    waiting.push(...parts.filter((part) => part?.kind === 'shared' && part.isCompiledIn && !part.isForNode));
  }
}

/** Whether `from` depends on `to`, directly or indirectly. */
export function dependsOn(packages, from, to) {
  const seen = new Set();
  const waiting = [from];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const next = packages.get(name)?.uses ?? [];
    if (next.includes(to)) return true;
    waiting.push(...next);
  }
  return false;
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
