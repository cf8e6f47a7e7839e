import path from 'node:path';
import { isTest } from './check-import.mjs';
import { partOf, readImports, resolveImport } from './read-imports.mjs';

/**
 * Finds cycles of imports: between files, and between the parts of a package (its modules and its other folders). Type
 * imports count, because files in a cycle of types cannot be understood alone. `import-x/no-cycle` ignores types and
 * knows no modules.
 * @param {string} folder of the package
 * @returns a function that says why a file must not import a specifier; null for an allowed import
 */
export function createCycleCheck(folder) {
  let imports;
  return (file, specifier) => {
    if (!specifier.startsWith('.')) return null;
    imports ??= readImports(folder);
    const target = resolveImport(imports.files, file, specifier);
    if (target === null) return null;
    const [from, to] = [partOf(folder, file), partOf(folder, target)];
    const way = isTest(file) || from === to ? null : findWay(imports.parts, to, from);
    if (way) return `${from} and ${to} must not import each other: ${way.join(' → ')}`;
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
