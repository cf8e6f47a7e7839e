import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { App } from '../platform/app';

export type Module = (app: App, needs: object) => Promise<void>;

/**
 * The modules of the API with routes or jobs, by name: each folder of src/modules with a `module.ts`. Throws when its
 * `public.ts` does not export `<folder>Module` in camel case.
 * @param only names of the wanted modules; all by default
 */
export async function findModules(apiDir: string, only?: string[]): Promise<{ name: string; module: Module }[]> {
  const root = path.join(apiDir, 'src', 'modules');
  const found = (await readdir(root)).filter((name) => existsSync(path.join(root, name, 'module.ts'))).sort();
  const names = only === undefined ? found : found.filter((name) => only.includes(name));
  return Promise.all(
    names.map(async (name) => {
      const file = path.join(root, name, 'public.ts');
      const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
      const wanted = `${camelCase(name)}Module`;
      const module = exported[wanted];
      if (typeof module !== 'function') throw new Error(`src/modules/${name}/public.ts exports no ${wanted}.`);
      return { name, module: module as Module };
    }),
  );
}

const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
