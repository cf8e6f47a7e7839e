import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The shell's file that lists the names it shares with the slices. */
const SHARED = 'shell/src/slices/shared-libraries.ts';

/**
 * Names that a slice can import from libraries that the shell shares only in part. Any other name is `undefined` at run
 * time, and a recently added name is missing in an older shell.
 * @param {string} root folder of the project
 * @returns {{ name: string, allowImportNames: string[], message: string, allowTypeImports: true }[]}
 */
export function sharedNames(root) {
  const source = readFileSync(path.join(root, SHARED), 'utf8');
  return ['react-router-dom', 'rxjs'].map((name) => {
    const [, names] = new RegExp(`import \\{([^}]+)\\} from '${name}'`).exec(source) ?? [];
    if (!names) throw new Error(`${SHARED} imports no names from ${name}`);
    const allowImportNames = names
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
    return { name, allowImportNames, allowTypeImports: true, message: `The shell does not share it: see ${SHARED}.` };
  });
}
