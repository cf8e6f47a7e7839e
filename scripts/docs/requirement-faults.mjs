import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './list-files.mjs';
import { readTests } from './requirement-tests.mjs';
import { idFinder, readRequirements, REQUIREMENTS } from './requirements.mjs';

const TEXT_FILE = /\.([cm]?[jt]sx?|sql|css|md)$/;
/** A line of the index: link to a page and number of its requirements. */
const COUNT = /^\| \[[^\]]+\]\(([\w-]+\.md)\) .*\| +(\d+) \|$/gm;

/**
 * Compares the pages of docs/requirements with the ids in the project.
 * @returns {string[]} one line per fault
 */
export function requirementFaults(root) {
  const requirements = readRequirements(root);
  const ids = requirements.map(({ id }) => id);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${REQUIREMENTS} has ${id} twice`),
    ...untested(root, requirements),
    ...unknown(root, ids),
    ...wrongCounts(root, requirements),
  ];
}

function untested(root, requirements) {
  const tested = new Set(readTests(root).map(({ id }) => id));
  return requirements
    .filter(({ id }) => !tested.has(id))
    .map(({ id, file }) => `${file}: no title of a test names ${id}`);
}

/** In titles, comments and documents. */
function unknown(root, ids) {
  const known = new Set(ids);
  const findIds = idFinder(ids);
  return listFiles(root)
    .filter((file) => TEXT_FILE.test(file))
    .flatMap((file) =>
      findIds(readFileSync(path.join(root, file), 'utf8'))
        .filter((id) => !known.has(id))
        .map((id) => `${file} names ${id}, which stands on no page of ${REQUIREMENTS}`),
    );
}

function wrongCounts(root, requirements) {
  const index = readFileSync(path.join(root, REQUIREMENTS, 'README.md'), 'utf8');
  const counts = new Map(
    [...index.matchAll(COUNT)].map(([, page, count]) => [`${REQUIREMENTS}/${page}`, Number(count)]),
  );
  return [...new Set(requirements.map(({ file }) => file))]
    .map((file) => ({ file, count: requirements.filter((row) => row.file === file).length }))
    .filter(({ file, count }) => counts.get(file) !== count)
    .map(({ file, count }) => `${REQUIREMENTS}/README.md must say that ${file} has ${count} requirements`);
}
