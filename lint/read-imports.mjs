import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { isTest } from './check-import.mjs';

/** Folders without sources of the project. */
const SKIPPED = /^(node_modules|coverage|dist.*|federation-.*|playwright-report|test-results|\..*)$/;
const SOURCE = /\.([cm]?[jt]sx?|css)$/;

/**
 * Reads the imports of a package, types included: between its files, and between its folders that stand beside each
 * other. Tests count only as files.
 * @param {string} root of the package, absolute
 * @param {string[]} names of the read folders in it
 * @returns {{ files: Map<string, Set<string>>, folders: Map<string, Set<string>> }} folders are relative to `root`
 */
export function readImports(root, names = ['.']) {
  const files = new Map(names.flatMap((name) => listSources(path.join(root, name))).map((file) => [file, new Set()]));
  const folders = new Map();
  for (const [file, targets] of files) {
    const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
    for (const { fileName } of importedFiles.filter((entry) => entry.fileName.startsWith('.'))) {
      const target = resolveImport(files, file, fileName);
      if (target === null) continue;
      targets.add(target);
      const pair = isTest(file) ? null : foldersBeside(root, file, target);
      if (pair) folders.set(pair.from, (folders.get(pair.from) ?? new Set()).add(pair.to));
    }
  }
  return { files, folders };
}

function listSources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : listSources(full);
    return SOURCE.test(entry.name) ? [full] : [];
  });
}

/** The imported file; null when it is not one of `files`. */
export function resolveImport(files, file, specifier) {
  const target = path.resolve(path.dirname(file), specifier);
  return (
    [target, `${target}.ts`, `${target}.tsx`, path.join(target, 'index.ts')].find((name) => files.has(name)) ?? null
  );
}

/**
 * The folders of two files that stand beside each other, such as `src/modules/orders` and `src/modules/cart`; folders
 * of `src` stand beside the other folders of a package. Null when one file is in the folder of the other one, or above.
 */
export function foldersBeside(root, file, target) {
  const [own, other] = [file, target].map((name) => stepsTo(path.relative(root, name)));
  const at = own.findIndex((step, index) => step !== other[index]);
  if (at === -1 || at >= Math.min(own.length, other.length) - 1) return null;
  return { from: own.slice(0, at + 1).join('/'), to: other.slice(0, at + 1).join('/') };
}

function stepsTo(file) {
  const [first, second, ...rest] = file.split(path.sep);
  return first === 'src' ? [`${first}/${second}`, ...rest] : file.split(path.sep);
}
