import path from 'node:path';
import { isTest } from './check-import.mjs';
import { foldersBeside, readImports, resolveImport } from './read-imports.mjs';

/**
 * Finds cycles of imports: between files, and between folders that stand beside each other. Type imports count, because
 * files in a cycle of types cannot be understood alone. `import-x/no-cycle` ignores types and knows no folders.
 * @param {string} root of the package, absolute
 * @param {string[]} [names] of the checked folders in it; all by default
 * @returns a function that says why a file must not import a specifier; null for an allowed import
 */
export function createCycleCheck(root, names) {
  let imports;
  return (file, specifier) => {
    if (!specifier.startsWith('.')) return null;
    imports ??= readImports(root, names);
    const target = resolveImport(imports.files, file, specifier);
    if (target === null) return null;
    const pair = isTest(file) ? null : foldersBeside(root, file, target);
    const way = pair && findWay(imports.folders, pair.to, pair.from);
    if (way) return `${pair.from} and ${pair.to} must not import each other: ${way.join(' → ')}`;
    const back = findWay(imports.files, target, file);
    return back && `it leads back to this file: ${back.map((each) => path.basename(each)).join(' → ')}`;
  };
}

/** The shortest way through a graph, both ends included; null when there is none. */
function findWay(graph, start, end) {
  const ways = new Map([[start, [start]]]);
  // The loop also visits the entries that it adds.
  for (const [node, way] of ways) {
    if (node === end) return way;
    for (const next of graph.get(node) ?? []) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  return null;
}
