import assert from 'node:assert/strict';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { runCases, visitHome } from './cases.mjs';
import { startShop } from './start-shop.mjs';

const VERSIONS = [22, 24];
/** A small package whose tests need only Node. */
const FAST_PACKAGE = 'shared/contracts';

/** Checks with newer Node versions that the shop serves its home page and that Jest runs. */
export async function smokeOfNodes(clone, run) {
  const nodes = Object.fromEntries(
    await Promise.all(VERSIONS.map(async (version) => [version, await installNode(version, clone.folder, run)])),
  );
  const cases = VERSIONS.flatMap((version) => [
    [
      `Node ${version} starts the shop`,
      async () => {
        const shop = await startShop(clone, { command: ['npm', 'start'], env: { PATH: withFirst(nodes[version]) } });
        assert.ok(shop.open, `it ended with code ${shop.code}: ${shop.stderr}`);
        try {
          await visitHome(shop.port);
        } finally {
          await shop.interrupt();
        }
      },
    ],
    [
      `Node ${version} runs the tests of ${FAST_PACKAGE}`,
      async () => {
        const jest = path.join(clone.root, 'node_modules/jest/bin/jest.js');
        const args = [jest, '--maxWorkers=1'];
        await run(path.join(nodes[version], 'node'), args, {
          cwd: path.join(clone.root, FAST_PACKAGE),
          log: `node-${version}-jest`,
        });
      },
    ],
  ]);
  return runCases(Object.fromEntries(cases));
}

const withFirst = (folder) => `${folder}${path.delimiter}${process.env.PATH}`;

/** Installs Node from npm. Returns the folder of the program. */
async function installNode(version, folder, run) {
  const prefix = path.join(folder, `node-${version}`);
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const bin = path.join(prefix, 'node_modules', name, 'bin');
  if (!existsSync(bin)) {
    mkdirSync(prefix, { recursive: true });
    const args = ['install', '--prefix', prefix, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`];
    await run('npm', args, { cwd: prefix, log: `node-${version}-install` });
  }
  return bin;
}
