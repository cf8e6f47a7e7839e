import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const REQUIREMENTS = 'docs/requirements';

const ROW = /^- \*\*([A-Z]+-[A-Z]+-\d{3})\*\* (.+)$/gm;
const ID = /\b([A-Z]{2,5})-([A-Z]{2,6})-\d{3}\b/g;

/**
 * The requirements on the pages of docs/requirements, in the order of the pages.
 * @returns {{id: string, text: string, file: string}[]}
 */
export function readRequirements(root) {
  return readdirSync(path.join(root, REQUIREMENTS))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .flatMap((name) => {
      const file = `${REQUIREMENTS}/${name}`;
      const rows = readFileSync(path.join(root, file), 'utf8').matchAll(ROW);
      return [...rows].map(([, id, text]) => ({ id, text, file }));
    });
}

/**
 * @param {string[]} known ids of the requirements
 * @returns {(text: string) => string[]} finds the ids in a text, each once, also with a wrong number, area or kind
 */
export function idFinder(known) {
  const areas = new Set(known.map((id) => id.split('-')[0]));
  const kinds = new Set(known.map((id) => id.split('-')[1]));
  return (text) => {
    const ids = [...text.matchAll(ID)].filter(([, area, kind]) => areas.has(area) || kinds.has(kind));
    return [...new Set(ids.map(([id]) => id))];
  };
}
