import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { isTest } from './check-import.mjs';

/**
 * Reads the imports of a package, types included: between its files, and between its parts. A part is a module, a
 * folder of the server, or another folder. Tests count only as files.
 * @param {string} folder absolute
 * @returns {{ files: Map<string, Set<string>>, parts: Map<string, Set<string>> }}
 */
export function readImports(folder) {
  const names = readdirSync(folder, { recursive: true })
    .filter((name) => /\.[cm]?tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => path.join(folder, name));
  const files = new Map(names.map((name) => [name, new Set()]));
  const parts = new Map();
  for (const [file, targets] of files) {
    const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
    for (const { fileName } of importedFiles.filter((entry) => entry.fileName.startsWith('.'))) {
      const target = resolveImport(files, file, fileName);
      if (target !== null) targets.add(target);
    }
    if (isTest(file)) continue;
    const part = partOf(folder, file);
    const used = [...targets].map((target) => partOf(folder, target)).filter((other) => other !== part);
    parts.set(part, new Set([...(parts.get(part) ?? []), ...used]));
  }
  return { files, parts };
}

/** The imported file; null when it is not one of `files`. */
export function resolveImport(files, file, specifier) {
  const target = path.resolve(path.dirname(file), specifier);
  return (
    [target, `${target}.ts`, `${target}.tsx`, path.join(target, 'index.ts')].find((name) => files.has(name)) ?? null
  );
}

/**
 * `orders` for a file of src/modules/orders, `src/server/pages` for one of that folder; `src/platform` and `seed` for
 * files of these folders.
 */
export function partOf(folder, file) {
  const [first, second, ...rest] = path.relative(folder, file).split(path.sep);
  if (first !== 'src') return first;
  if (second === 'modules') return rest[0];
  return second === 'server' && rest.length > 1 ? `src/server/${rest[0]}` : `src/${second}`;
}
