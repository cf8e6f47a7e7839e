import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openStore, type ReleaseStore } from '../src/store/release-store';
import { writeQuickLibraries } from './quick-shell';
import { temporaryFolder } from './temporary-folder';

const BIN = path.resolve(__dirname, '../bin/nkm.mjs');

/** A build that copies `template/` instead of compiling, and fails without it. */
const BUILD = `
import { cpSync, readFileSync, writeFileSync, existsSync, rmSync, appendFileSync } from 'node:fs';
appendFileSync('../builds.log', process.cwd().split('/').pop() + ' ' + process.env.SLICE_VERSION + '\\n');
if (!existsSync('src/template')) { console.error('ERROR in ./src: there is no template'); process.exit(2); }
rmSync('dist', { recursive: true, force: true });
cpSync('src/template', 'dist', { recursive: true });
const slice = JSON.parse(readFileSync('dist/slice.json', 'utf8'));
slice.version = process.env.SLICE_VERSION;
slice.container = (slice.name + '_' + slice.version).replace(/[^A-Za-z0-9]/g, '_');
writeFileSync('dist/slice.json', JSON.stringify(slice));
`;

export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

export interface TemporaryProject {
  root: string;
  store: ReleaseStore;
  addSlice(name: string, dist: string, version?: string): void;
  nkm(...args: string[]): Promise<Outcome>;
  start(...args: string[]): ChildProcess;
}

/** A project with a shell that shares only React, and with the slices that a test adds. */
export function temporaryProject(): TemporaryProject {
  const root = temporaryFolder();
  const write = (file: string, content: object | string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  write('package.json', { workspaces: ['shell', 'mfe-*'] });
  write('shell/package.json', { dependencies: { react: '19.3.1' } });
  write(
    'shell/src/slices/shared-libraries.ts',
    'exports.SHARED_LIBRARIES = { react: { lib: () => require("react") } };',
  );
  writeQuickLibraries(path.join(root, 'shell'));
  symlinkSync(path.resolve(__dirname, '../../node_modules'), path.join(root, 'node_modules'));
  write('shared/contracts/src/index.ts', 'export const shared = 1;');
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('RELEASE_')));
  return {
    root,
    store: openStore({}, root),
    addSlice(name, dist, version = '1.0.0') {
      write(`${name}/package.json`, { name, version, type: 'module', scripts: { build: 'node build.mjs' } });
      write(`${name}/build.mjs`, BUILD);
      cpSync(dist, path.join(root, name, 'src/template'), { recursive: true });
    },
    nkm: (...args) =>
      new Promise((resolve) => {
        execFile(process.execPath, [BIN, ...args], { cwd: root, env }, (error, stdout, stderr) =>
          resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
        );
      }),
    start: (...args) => spawn(process.execPath, [BIN, ...args], { cwd: root, env, stdio: 'ignore' }),
  };
}
