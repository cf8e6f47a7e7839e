import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './list-files.mjs';
import { readTitles } from './read-titles.mjs';
import { idFinder, readRequirements } from './requirements.mjs';

const TEST_FILE = /(\.(test|spec|journey|fault)\.[cm]?[jt]sx?$)|((^|\/)(e2e|tests?|__tests__)\/.*\.[cm]?[jt]sx?$)/;

/**
 * The tests whose titles name an id.
 * @returns {{id: string, file: string, line: number, title: string}[]} sorted by file and line
 */
export function readTests(root) {
  const findIds = idFinder(readRequirements(root).map(({ id }) => id));
  return listFiles(root)
    .filter((file) => TEST_FILE.test(file))
    .flatMap((file) =>
      readTitles(readFileSync(path.join(root, file), 'utf8'), file).flatMap(({ title, within, line }) =>
        findIds(title).map((id) => ({ id, file, line, title: [...within, title].join(' › ') })),
      ),
    );
}

/**
 * The tests of one requirement, or of all, as text.
 * @throws if there is no such requirement
 */
export function describeTests(root, wanted) {
  const requirements = readRequirements(root).filter(({ id }) => wanted === undefined || id === wanted);
  if (requirements.length === 0) throw new Error(`docs/requirements has no requirement ${wanted}`);
  const tests = readTests(root);
  return requirements
    .map(({ id, text }) => {
      const lines = tests.filter((one) => one.id === id).map(({ file, line, title }) => `  ${file}:${line} ${title}`);
      return [`${id} ${text}`, ...lines].join('\n');
    })
    .join('\n\n');
}
