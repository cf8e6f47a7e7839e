import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspacesOf } from '../../lint/workspaces.mjs';
import { listFiles } from './list-files.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const call = promisify(execFile);
/** Of the commits. */
const AUTHOR = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((role) => [
    [`GIT_${role}_NAME`, 'A newcomer'],
    [`GIT_${role}_EMAIL`, 'newcomer@example.com'],
  ]),
);
/** Folders of links to the project's own packages and commands. */
const OWN = new Set(['@nkm', '.bin']);

/**
 * Steps of a guide in `docs/`: its fenced blocks with an action. `create=<file>` and `insert=<file with an array>`
 * change a file, `run` has commands.
 */
export function readSteps(guide) {
  const text = readFileSync(path.join(root, 'docs', guide), 'utf8');
  const fences = text.matchAll(/^( *)```\w+ (create=\S+|insert=\S+|run)\n([\s\S]*?)^\1```$/gm);
  return [...fences].map(([, indent, action, body]) => ({
    action,
    text: body.replaceAll(`\n${indent}`, '\n').slice(indent.length),
  }));
}

/** Performs a step that creates or changes a file of the project. */
export function writeStep(project, step, text) {
  const [action, name] = step.split('=');
  const file = path.join(project, name);
  if (action === 'create') {
    mkdirSync(path.dirname(file), { recursive: true });
    return writeFileSync(file, text);
  }
  const before = readFileSync(file, 'utf8');
  const end = before.lastIndexOf('];');
  assert.notEqual(end, -1, `${name} ends with an array`);
  writeFileSync(file, before.slice(0, end) + text + before.slice(end));
}

/**
 * Copies the project into a temporary folder and commits it there. Installed packages are links; those of the project
 * itself lead into the copy. The release store is empty.
 * @returns its folder, and `run`, which resolves with the output of a command line
 */
export async function copyProject() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nkm-guide-'));
  for (const file of ['.gitignore', ...listFiles(root)]) cpSync(path.join(root, file), path.join(folder, file));
  for (const owner of ['', ...workspacesOf(root)]) linkPackages(path.join(owner, 'node_modules'), folder);
  const env = { ...process.env, ...AUTHOR, RELEASE_STORE: path.join(folder, '.nkm/releases') };
  const run = (command) => call('sh', ['-c', command], { cwd: folder, env, maxBuffer: 2 ** 26 });
  await run('git init --quiet && git add --all && git commit --quiet --message "The project"');
  return { folder, run };
}

function linkPackages(packages, copy) {
  for (const entry of tryReaddir(path.join(root, packages))) {
    const target = path.join(root, packages, entry.name);
    const link = path.join(copy, packages, entry.name);
    mkdirSync(path.dirname(link), { recursive: true });
    if (OWN.has(entry.name) || entry.isSymbolicLink())
      cpSync(target, link, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(target, link);
  }
}

function tryReaddir(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}
