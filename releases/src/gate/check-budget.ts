import type { SliceDescription, SliceFile } from '@nkm/contracts';

/**
 * Finds the pages whose scripts (the entry and the page's own files) exceed the budget of their slice.
 * @param files with the sizes as served
 * @param budget bytes in brotli; null: the slice has no budget
 */
export function checkBudget(
  { entry, routes, chunks }: SliceDescription,
  files: Readonly<Record<string, SliceFile>>,
  budget: number | null,
): string[] {
  if (budget === null) return [];
  const sizeOf = (file: string) => files[file]?.br ?? files[file]?.bytes ?? 0;
  return routes.flatMap(({ id, path }) => {
    const scripts = new Set([entry, ...(chunks[id]?.js ?? []).map((file) => `client/${file}`)]);
    const bytes = [...scripts].reduce((sum, file) => sum + sizeOf(file), 0);
    return bytes > budget ? [`the scripts of ${path} (${id}) have ${bytes} bytes, the budget is ${budget}`] : [];
  });
}
