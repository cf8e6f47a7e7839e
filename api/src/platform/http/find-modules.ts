import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { App } from '../app';

export type Module = (app: App) => Promise<void>;

/**
 * The modules of the API by name: each folder of src/modules with an `index.ts` that exports `<folder>Module`. Throws
 * when the export is missing.
 * @param only names of the wanted modules; all by default
 */
export async function findModules(apiDir: string, only?: string[]): Promise<{ name: string; module: Module }[]> {
  const root = path.join(apiDir, 'src', 'modules');
  const found = (await readdir(root)).filter((name) => existsSync(path.join(root, name, 'index.ts'))).sort();
  const names = only === undefined ? found : found.filter((name) => only.includes(name));
  return Promise.all(
    names.map(async (name) => {
      const exported = (await import(path.join(root, name, 'index.ts'))) as Record<string, unknown>;
      const module = exported[`${name}Module`];
      if (typeof module !== 'function') throw new Error(`src/modules/${name}/index.ts exports no ${name}Module.`);
      return { name, module: module as Module };
    }),
  );
}
