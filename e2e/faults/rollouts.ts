import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../system/run-folder';
import type { Stage } from './stage';

/** Runs the operator's command-line tool. Returns its output. */
export async function nkm({ system }: Stage, ...args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, RELEASE_STORE: system.store.folder, RELEASE_KEY_FILE: system.store.key };
  const command = [path.join(ROOT, 'releases/bin/nkm.mjs'), ...args];
  return (await promisify(execFile)(process.execPath, command, { cwd: ROOT, env })).stdout;
}

/** Returns the version of the catalog that the server rendered for a visitor, and the visitor's cookie. */
export async function visit({ system }: Stage, cookie = '') {
  const answer = await fetch(`${system.shop}/shop`, { headers: { cookie } });
  const version = /data-slice="mfe-catalog" data-version="([^"]+)"/.exec(await answer.text())?.[1];
  return { version, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? cookie };
}
