import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Directly below a package's folder. */
const NOT_BUILT = new Set(['node_modules', 'dist', 'coverage', 'test', 'bench']);
const TEST_OR_TEXT = /(\.test\.[cm]?[jt]sx?|\.md|\.log|^jest\.config\.mjs)$/;
/** Files that affect the build beside the sources of the slice and the shared packages. */
const ROOT_FILES = ['package-lock.json', 'tsconfig.base.json'];

/**
 * Hashes everything that the build of a slice may read: it names the versions of local starts, and shows whether a file
 * changed during a build. Skips tests and documents.
 * @returns 64 hexadecimal digits, the same on every machine
 */
export function hashSources(root: string, slice: string): string {
  const files = [
    ...ROOT_FILES.filter((file) => existsSync(path.join(root, file))),
    ...[slice, ...sharedPackages(root)].flatMap((folder) => sourcesBelow(root, folder, NOT_BUILT)),
  ].sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const bytes = readFileSync(path.join(root, file));
    hash.update(`${file}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

/** Files and folders that the build of a slice reads, relative to the project. */
export const sourcesOf = (slice: string): string[] => [slice, 'shared', ...ROOT_FILES];

/** Without the test builders, which no slice contains. */
function sharedPackages(root: string): string[] {
  const shared = path.join(root, 'shared');
  if (!existsSync(shared)) return [];
  return readdirSync(shared)
    .filter((name) => name !== 'testing')
    .map((name) => `shared/${name}`);
}

const NOTHING: ReadonlySet<string> = new Set();

function sourcesBelow(root: string, folder: string, without = NOTHING): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (without.has(entry.name) || entry.name.startsWith('.') || TEST_OR_TEXT.test(entry.name)) return [];
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sourcesBelow(root, file);
    return entry.isFile() ? [file] : [];
  });
}
