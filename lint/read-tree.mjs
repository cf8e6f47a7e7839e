import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Package
 * @property {string} name
 * @property {string} folder absolute
 * @property {'slice' | 'shared' | 'other'} kind by its place: `mfe-…`, `shared/…`, anything else
 * @property {string[]} uses what its own code may import: dependencies and peers
 * @property {string[]} usesInTests and its development dependencies
 * @property {string[] | null} exports subpaths that others may import, `./*` standing for any; null: none at all
 * @property {boolean} isCompiledIn exports TypeScript, which becomes a part of who uses it; else Node runs it
 * @property {boolean} isForNode names Node among its engines: it runs nowhere else
 * @property {boolean} isForBrowsers runs in browsers: a slice, or what a slice is built from, or the shell
 */

/**
 * Reads the packages of the project, so that the rules follow the folders and no list is kept by hand.
 * @param {string} root
 * @returns {Map<string, Package>} by name
 */
export function readTree(root) {
  const { workspaces } = readJson(path.join(root, 'package.json'));
  const packages = new Map();
  for (const folder of workspaces.filter((entry) => existsSync(path.join(root, entry, 'package.json')))) {
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

/** Who renders with React, and everything of ours that is built into it. */
function markForBrowsers(packages) {
  const waiting = [...packages.values()].filter(({ uses }) => uses.includes('react-dom'));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.isForBrowsers) continue;
    next.isForBrowsers = true;
    const parts = next.uses.map((name) => packages.get(name));
    waiting.push(...parts.filter((part) => part?.kind === 'shared' && part.isCompiledIn && !part.isForNode));
  }
}

/** Whether `from` gets to `to` over the declared dependencies. */
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
