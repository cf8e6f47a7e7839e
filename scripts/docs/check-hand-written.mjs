import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspacesOf } from '../../lint/workspaces.mjs';
import { listFiles } from './list-files.mjs';

const GENERATED = new Set(['docs/boundaries.md', 'docs/settings.md']);

/**
 * Finds outdated statements in hand-written documents: pictures, npm scripts, settings and demo accounts.
 * @param settings those of `readSettings`
 * @returns {Promise<string[]>} one line per fault
 */
export async function handWrittenFaults(root, settings) {
  const documents = listFiles(root)
    .filter((file) => file.endsWith('.md') && !GENERATED.has(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  const readme = documents.find(({ file }) => file === 'README.md')?.text ?? '';
  return [
    ...documents.flatMap((document) => [
      ...missingPictures(root, document),
      ...unknownScripts(root, document),
      ...unknownSettings(settings, document),
    ]),
    ...(await accountFaults(root, readme)),
  ];
}

function missingPictures(root, { file, text }) {
  return [...text.matchAll(/\bsrc="([^"]+)"/g)]
    .filter(([, picture]) => !existsSync(path.join(root, path.dirname(file), picture)))
    .map(([, picture]) => `${file} shows ${picture}, which does not exist`);
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

/** Checks `PORT=4000`, but not an option such as `--set=ON_ERROR_STOP=1`. */
function unknownSettings(settings, { file, text }) {
  const names = new Set(settings.map(({ name }) => name));
  return [...text.matchAll(/(?<![\w=])([A-Z][A-Z0-9_]{3,})=/g)]
    .filter(([, name]) => !names.has(name))
    .map(([, name]) => `${file} sets ${name}, which nothing reads`);
}

async function accountFaults(root, readme) {
  const { DEMO_ACCOUNTS } = await import(pathToFileURL(path.join(root, 'api/seed/demo-accounts.ts')).href);
  const rows = readme.replaceAll(/ +/g, ' ');
  return DEMO_ACCOUNTS.filter(
    ({ email, password, what }) => !rows.includes(`| \`${email}\` | \`${password}\` | ${what} |`),
  ).map(({ email }) => `README.md lacks the demo account ${email} with its password in its table`);
}
