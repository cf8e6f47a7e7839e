// Follows docs/add-a-page.md and docs/add-a-slice.md in a copy of the project: creates the files and runs the commands.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { workspacesOf } from '../workspaces.mjs';
import { listFiles } from './list-files.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const call = promisify(execFile);
const LIMIT_MS = 240_000;
/** Folders of links to the project's own packages and commands. */
const OWN = new Set(['@nkm', '.bin']);

for (const [guide, slice] of [
  ['add-a-page.md', 'mfe-account'],
  ['add-a-slice.md', 'mfe-gifts'],
])
  test(`docs/${guide} leads to a published version`, { timeout: LIMIT_MS }, async () => {
    const project = copyOfProject();
    try {
      const env = { ...process.env, RELEASE_STORE: path.join(project, '.nkm/releases') };
      let output = '';
      for (const { action, text } of readSteps(path.join(root, 'docs', guide))) {
        if (action === 'run') {
          for (const command of text.trim().split('\n').filter(notInstall)) {
            const { stdout, stderr } = await call('sh', ['-c', command], { cwd: project, env, maxBuffer: 2 ** 26 });
            output += stdout + stderr;
          }
        } else writeStep(project, action, text);
      }
      assert.match(output, new RegExp(`${slice} 1\\.0\\.0: published`));
      assert.match(output, /Written: .*claimed-segments/);
    } finally {
      rmSync(project, { recursive: true, force: true });
    }
  });

/** The copy shares the installed packages, so it does not install them. */
const notInstall = (command) => command !== 'npm install';

/** Fenced blocks with an action: `create=<file>`, `insert=<file with an array>` or `run`. */
function readSteps(file) {
  const text = readFileSync(file, 'utf8');
  const fences = text.matchAll(/^( *)```\w+ (create=\S+|insert=\S+|run)\n([\s\S]*?)^\1```$/gm);
  return [...fences].map(([, indent, action, body]) => ({
    action,
    text: body.replaceAll(`\n${indent}`, '\n').slice(indent.length),
  }));
}

function writeStep(project, step, text) {
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

/** The project's files, with links to the installed packages; those of the project itself lead into the copy. */
function copyOfProject() {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'nkm-guide-'));
  for (const file of listFiles(root)) cpSync(path.join(root, file), path.join(copy, file));
  linkPackages('node_modules');
  for (const folder of workspacesOf(root)) linkPackages(path.join(folder, 'node_modules'));
  return copy;

  function linkPackages(folder) {
    for (const entry of tryReaddir(path.join(root, folder))) {
      const target = path.join(root, folder, entry.name);
      const link = path.join(copy, folder, entry.name);
      mkdirSync(path.dirname(link), { recursive: true });
      if (OWN.has(entry.name) || entry.isSymbolicLink())
        cpSync(target, link, { recursive: true, verbatimSymlinks: true });
      else symlinkSync(target, link);
    }
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
