import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const cellsOf = (row) =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/**
 * Lines of programs that a table of docs/slice-team.md quotes. `…` stands for any text.
 * @param {string} heading of the column
 * @returns {Map<string, string>} lines by the first cell of their row
 */
export function documentedLines(heading) {
  const text = readFileSync(path.join(root, 'docs/slice-team.md'), 'utf8');
  const tables = text.match(/(?:^\|.*\|\n)+/gm).map((table) => table.trim().split('\n').map(cellsOf));
  const found = tables.find(([head]) => head.includes(heading));
  if (!found) throw new Error(`docs/slice-team.md has no table with the column "${heading}"`);
  const [head, , ...rows] = found;
  return new Map(rows.map((row) => [row[0], row[head.indexOf(heading)].replaceAll('`', '')]));
}

/** The parts of a line between its `…`. */
export const partsOf = (line) =>
  line
    .split('…')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const patternOf = (line) => new RegExp(line.split('…').map(escaped).join('.+'));
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
