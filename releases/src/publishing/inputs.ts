import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a build is made of. Paths are relative to the project, with `/`. */
export interface Inputs {
  /** SHA-256 of each file of the project, in hex. */
  files: Record<string, string>;
  /** Version of each package, by its folder below `node_modules`. */
  packages: Record<string, string>;
}

/** The inputs of a build; null when the build does not name them. */
export function readInputs(dist: string): Inputs | null {
  const file = path.join(dist, 'inputs.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Inputs) : null;
}

/** The inputs that are not the same any more, as a file or as `name@version` of what is installed. */
export function changedInputs(root: string, { files, packages }: Inputs): string[] {
  const changedFiles = Object.entries(files).filter(([file, hash]) => hashOf(path.join(root, file)) !== hash);
  const changedPackages = Object.entries(packages).flatMap(([folder, version]) => {
    const found = versionOf(path.join(root, folder));
    return found === version ? [] : [`${folder.replace(/^.*node_modules\//, '')}@${found ?? 'missing'}`];
  });
  return [...changedFiles.map(([file]) => file), ...changedPackages];
}

const hashOf = (file: string) =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : null;

function versionOf(folder: string): string | null {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : null;
}
