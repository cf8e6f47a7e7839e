import { readdirSync } from 'node:fs';
import path from 'node:path';

const NOT_SOURCES = /^(node_modules|coverage|dist.*|test-results|\..*)$/;

/**
 * Files below a folder of the project, sorted, without installed or built files.
 * @param {string} root folder of the project
 * @param {string} [folder] relative to it
 * @returns {string[]} paths relative to the root, with slashes
 */
export function listFiles(root, folder = '') {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCES.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return listFiles(root, file);
      return entry.isFile() ? [file] : [];
    });
}
