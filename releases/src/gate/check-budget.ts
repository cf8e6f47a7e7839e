import type { SliceDescription, SliceFile } from '@nkm/contracts';
import { pageSizes } from './page-sizes';

/**
 * Finds the pages whose scripts (the entry and the page's own files) exceed the budget of their slice.
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
  return description.routes
    .filter(({ id }) => sizes[id]! > budget)
    .map(({ id, path }) => `the scripts of ${path} (${id}) have ${sizes[id]} bytes, the budget is ${budget}`);
}
