import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The parts that read settings: the function that reads them, and its folder. */
const READERS = [
  { part: 'shop', file: 'shell/src/server/environment.ts', reads: 'readEnvironment', folder: '' },
  { part: 'API', file: 'api/src/platform/environment/environment.ts', reads: 'readEnvironment', folder: 'api' },
  { part: 'releases', file: 'releases/src/store/release-store.ts', reads: 'openStore', folder: '' },
];

/**
 * The settings of all parts, in the order in which their readers define them.
 * @returns {Promise<Array<import('@nkm/server').Setting & { parts: string[], required: boolean }>>}
 */
export async function readSettings(root) {
  const { SettingReader } = await importFrom(root, 'shared/server/src/index.ts');
  const definitions = [];
  const faults = [];
  for (const { part, file, reads, folder } of READERS) {
    const read = new SettingReader({});
    const { [reads]: readPart } = await importFrom(root, file);
    readPart({}, path.join(root, folder), read);
    definitions.push(...read.settings.map((setting) => ({ ...setting, part })));
    faults.push(...faultsInProduction(() => readPart({ NODE_ENV: 'production' }, path.join(root, folder))));
  }
  return joinSettings(definitions, faults);
}

/** One entry for each name. Throws an error that lists settings without or with several descriptions. */
export function joinSettings(definitions, faultsInProduction) {
  const settings = new Map();
  const faults = new Set();
  for (const { part, ...setting } of definitions) {
    const { name } = setting;
    if (setting.what.trim() === '') faults.add(`The setting ${name} has no description`);
    const known = settings.get(name);
    if (known === undefined) {
      const required = faultsInProduction.some((fault) => fault.startsWith(`${name} `));
      settings.set(name, { ...setting, parts: [part], required });
    } else {
      if (rowOf(known) !== rowOf(setting)) faults.add(`The setting ${name} has several definitions`);
      if (!known.parts.includes(part)) known.parts.push(part);
    }
  }
  if (faults.size > 0) throw new Error([...faults].join('\n'));
  return [...settings.values()];
}

const rowOf = ({ what, unset, fallback, values, unit }) => JSON.stringify([what, unset ?? fallback, values, unit]);

/** What a part refuses in production without any setting. */
function faultsInProduction(read) {
  try {
    read();
    return [];
  } catch (error) {
    if (Array.isArray(error.faults)) return error.faults;
    throw error;
  }
}

const importFrom = (root, file) => import(pathToFileURL(path.join(root, file)).href);
