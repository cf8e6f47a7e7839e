import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The file in which the shell names what it hands to the slices. */
const SHARED = 'shell/src/slices/shared-libraries.ts';

/**
 * What a slice can have of a library that the shell hands over in parts: another name is `undefined` once it runs, and
 * one that was added since is missing under last month's shell.
 * @param {string} root folder of the project
 * @returns {{ name: string, allowImportNames: string[], message: string, allowTypeImports: true }[]}
 */
export function sharedNames(root) {
  const source = readFileSync(path.join(root, SHARED), 'utf8');
  return ['react-router-dom', 'rxjs'].map((name) => {
    const [, names] = new RegExp(`import \\{([^}]+)\\} from '${name}'`).exec(source) ?? [];
    if (!names) throw new Error(`${SHARED} imports no names of ${name}`);
    const allowImportNames = names
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
    return { name, allowImportNames, allowTypeImports: true, message: `The shell does not share it: see ${SHARED}.` };
  });
}
