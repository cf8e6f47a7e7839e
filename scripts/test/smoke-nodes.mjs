import assert from 'node:assert/strict';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { runCases, visitHome } from './cases.mjs';
import { startShop } from './start-shop.mjs';

const VERSIONS = [22, 24];
/** A small package whose tests need nothing but Node. */
const FAST_PACKAGE = 'shared/contracts';

/**
 * Fetches the newer Nodes, which needs the network and hardly a processor: something else can be done meanwhile.
 * @returns by version, the promise of the program's folder
 */
export function fetchNodes(folder, run) {
  const nodes = Object.fromEntries(VERSIONS.map((version) => [version, installNode(version, folder, run)]));
  for (const node of Object.values(nodes)) node.catch(() => undefined); // told by the check that needs it
  return nodes;
}

/** Both commands under newer Nodes: the shop starts and serves its home page; jest runs. */
export function smokeOfNodes(clone, nodes, run) {
  const cases = VERSIONS.flatMap((version) => [
    [
      `Node ${version} starts the shop`,
      async () => {
        const folder = await nodes[version];
        const shop = await startShop(clone, { command: ['npm', 'start'], env: { PATH: withFirst(folder) } });
        assert.ok(shop.open, `it ended with code ${shop.code}: ${shop.stderr}`);
        try {
          await visitHome(clone.port);
        } finally {
          await shop.interrupt();
        }
      },
    ],
    [
      `Node ${version} runs the tests of ${FAST_PACKAGE}`,
      async () => {
        const folder = await nodes[version];
        const jest = path.join(clone.root, 'node_modules/jest/bin/jest.js');
        const args = [jest, '--maxWorkers=1'];
        await run(path.join(folder, 'node'), args, {
          cwd: path.join(clone.root, FAST_PACKAGE),
          log: `node-${version}-jest`,
        });
      },
    ],
  ]);
  return runCases(Object.fromEntries(cases));
}

const withFirst = (folder) => `${folder}${path.delimiter}${process.env.PATH}`;

/** Node itself is a package of npm. Returns the folder of the program. */
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
