import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import nodePreset from './node.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const resolve = createRequire(import.meta.url).resolve;

/**
 * Jest preset for browser code: jsdom with the fetch globals that data routers need, CSS modules as their own class
 * names, and Testing Library with its matchers.
 * @param {string} rootDir folder of the package
 * @param {import('jest').Config} [more] overrides of this package
 */
export default function browserPreset(rootDir, more = {}) {
  const base = nodePreset(rootDir);
  return {
    ...base,
    testEnvironment: path.join(here, 'jsdom-with-fetch.cjs'),
    moduleNameMapper: { '\\.css$': resolve('identity-obj-proxy') },
    setupFilesAfterEnv: [...base.setupFilesAfterEnv, path.join(here, 'testing-library.cjs')],
    ...more,
  };
}
