import type { SliceDescription, SliceFile } from '@nkm/contracts';
import { pageSizes, scriptsOf, sizeOf } from './page-sizes';

/**
 * Finds the pages whose scripts (the entry and the page's own files) exceed the budget of their slice, and single
 * scripts above it: a page may load them as it opens, for example from an effect.
 * @param files with the sizes as served
 * @param budget bytes in brotli; null: the slice has no budget
 */
export function checkBudget(
  description: SliceDescription,
  files: Readonly<Record<string, SliceFile>>,
  budget: number | null,
): string[] {
  if (budget === null) return [];
  const sizes = pageSizes(description, files);
  const pages = description.routes
    .filter(({ id }) => sizes[id]! > budget)
    .map(({ id, path }) => `the scripts of ${path} (${id}) have ${sizes[id]} bytes, the budget is ${budget}`);
  const ofPages = new Set(description.routes.flatMap(({ id }) => scriptsOf(description, id)));
  const others = Object.keys(files)
    .filter((file) => /^client\/.*\.js$/.test(file) && !ofPages.has(file) && sizeOf(files[file]) > budget)
    .map((file) => `${file} has ${sizeOf(files[file])} bytes, the budget of a page is ${budget}`);
  return [...pages, ...others];
}
