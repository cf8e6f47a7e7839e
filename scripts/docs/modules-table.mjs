import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readImports } from '../../lint/read-imports.mjs';

/** The modules of the API, lowest first, with the first line of their public faces. */
export function modulesTable(root) {
  const folder = path.join(root, 'api');
  const names = readdirSync(path.join(folder, 'src/modules')).sort();
  const { folders } = readImports(folder);
  const usesOf = (name) => [...(folders.get(`src/modules/${name}`) ?? [])].map((used) => path.basename(used)).sort();
  const layerOf = (name) => 1 + Math.max(0, ...usesOf(name).map(layerOf));
  const rows = names
    .map((name) => ({ name, layer: layerOf(name), uses: usesOf(name), offer: readOffer(folder, name) }))
    .sort((a, b) => a.layer - b.layer)
    .map(({ name, layer, uses, offer }) => `| ${layer} | ${name} | ${offer} | ${uses.join(', ') || '–'} |`);
  return ['| layer | module | offers | uses |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** Throws for a face without a docstring. */
function readOffer(folder, name) {
  const file = path.join(folder, 'src/modules', name, 'public.ts');
  const [, offer] = /^\/\*\* (.+?)\.? \*\/\n/.exec(readFileSync(file, 'utf8')) ?? [];
  if (offer === undefined) throw new Error(`${file} must start with a docstring of one line: what the module offers.`);
  return offer;
}
