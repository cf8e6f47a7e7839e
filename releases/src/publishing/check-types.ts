import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SliceSource } from './find-slices';

/** Milliseconds for the compiler. */
const TYPES_MS = 30_000;
const COMPILER = 'node_modules/typescript-7/bin/tsc';
/** Without them, every component has errors. */
const REACT_TYPES = 'node_modules/@types/react/package.json';

export type TypeCheck = { types: 'checked' | 'not checked'; fault: string | null };

const NOT_CHECKED: TypeCheck = { types: 'not checked', fault: null };

/**
 * Checks the types of a slice, for which the development tools must be installed.
 * @param root folder of the project
 * @param ms the slice counts as not checked after so many milliseconds
 * @returns `fault`: the first error with the number of others, in one line; null without one
 */
export function checkTypes(root: string, { folder }: SliceSource, ms = TYPES_MS): Promise<TypeCheck> {
  const needed = [path.join(root, COMPILER), path.join(root, REACT_TYPES), path.join(folder, 'tsconfig.json')];
  if (!needed.every(existsSync)) return Promise.resolve(NOT_CHECKED);
  const args = [path.join(root, COMPILER), '-p', folder, '--noEmit', '--pretty', 'false'];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, timeout: ms, maxBuffer: 2 ** 26 }, (error, stdout) => {
      if (error === null) return resolve({ types: 'checked', fault: null });
      const errors = stdout.split('\n').filter((line) => line.includes('error TS'));
      const [first] = errors;
      if (first === undefined) return resolve(NOT_CHECKED);
      const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
      resolve({ types: 'checked', fault: `its types have errors: ${first.trim()}${more}` });
    });
  });
}
