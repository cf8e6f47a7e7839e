import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspacesOf } from '../workspaces.mjs';
import { listFiles } from './list-files.mjs';
import { readSettings } from './read-settings.mjs';

const GENERATED = 'docs/boundaries.md';

/**
 * Finds outdated statements in hand-written documents: npm scripts, settings and demo accounts.
 * @returns {Promise<string[]>} one line per fault
 */
export async function handWrittenFaults(root) {
  const documents = listFiles(root)
    .filter((file) => file.endsWith('.md') && file !== GENERATED)
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  const readme = documents.find(({ file }) => file === 'README.md')?.text ?? '';
  return [
    ...documents.flatMap((document) => unknownScripts(root, document)),
    ...settingFaults(root, readme),
    ...(await accountFaults(root, readme)),
  ];
}

/** Checks `npm run docs`, `npm test`, `npm run dev -w mfe-catalog`. Without `-w`, any package can have the script. */
function unknownScripts(root, { file, text }) {
  return [...text.matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w:-]+)(?:\s+(?:-w|--workspace)[ =]([\w@/-]+))?/g)]
    .filter(([, script, workspace]) => {
      const folders = workspace ? [folderOf(root, workspace)] : ['', path.dirname(file), ...workspacesOf(root)];
      return !folders.some((folder) => folder !== null && hasScript(root, folder, script));
    })
    .map(([command]) => `${file} names "${command}", which no package.json has`);
}

function folderOf(root, workspace) {
  return workspacesOf(root).find((folder) => folder === workspace || nameOf(root, folder) === workspace) ?? null;
}

const nameOf = (root, folder) => readPackage(root, folder)?.name;
const hasScript = (root, folder, script) => script in (readPackage(root, folder)?.scripts ?? {});

function readPackage(root, folder) {
  const file = path.join(root, folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** The settings table in the README must list exactly the settings that the code reads. */
function settingFaults(root, readme) {
  const named = new Set([...readme.matchAll(/^\| `([A-Z][A-Z0-9_]+)`/gm)].map(([, name]) => name));
  const read = readSettings(root);
  return [
    ...[...read].filter((name) => !named.has(name)).map((name) => `README.md does not name the setting ${name}`),
    ...[...named]
      .filter((name) => !read.has(name))
      .map((name) => `README.md names the setting ${name}, which nothing reads`),
  ];
}

async function accountFaults(root, readme) {
  const { DEMO_ACCOUNTS } = await import(pathToFileURL(path.join(root, 'api/seed/demo-accounts.ts')).href);
  const rows = readme.replaceAll(/ +/g, ' ');
  return DEMO_ACCOUNTS.flatMap(({ email, password, what }) => [
    ...(rows.includes(`| \`${email}\` | \`${password}\` | ${what} |`)
      ? []
      : [`README.md lacks the demo account ${email} with its password in its table`]),
    ...(rows.includes(` ${email} ${password} ${what}\n`)
      ? []
      : [`README.md lacks the demo account ${email} in the output of npm start`]),
  ]);
}
