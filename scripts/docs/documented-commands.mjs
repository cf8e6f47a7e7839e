import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** What runs the blocks `sh run` of a page in `docs/`. */
export const RUNNERS = {
  'add-a-page.md': 'scripts/docs/follow-guides.audit.mjs',
  'add-a-slice.md': 'scripts/docs/follow-guides.audit.mjs',
  'slice-team.md': 'releases/src/documented-commands.audit.test.ts',
};

const BY_RELEASES = 'releases/src/documented-commands.audit.test.ts';
const BY_BACKUP = 'api/src/backup/backup.test.ts';
const BY_UPGRADE = 'e2e/audit/upgrade.spec.ts';
const BY_CONTAINER = 'scripts/operations/container.audit.mjs';
const BY_TRACING = 'scripts/docs/tracing.audit.mjs';
const BY_SMOKE = 'scripts/test/smoke-start.mjs';

/**
 * The test that runs each command of the other `sh` blocks, and a text in that test. A key that ends with `…` is the
 * beginning of a command.
 */
export const TESTED = {
  'npm ci': ['scripts/test/two-installs.mjs', "run('npm', ['ci', ...options"],
  'npm ci --omit=dev': ['scripts/test/two-installs.mjs', "['--omit=dev']"],
  'npm start': [BY_SMOKE, "['npm', 'start']"],
  // Its search for the shop; no test runs the dev server.
  'npm run dev -w mfe-orders': ['scripts/start/running-shop.test.mjs', 'npm run dev finds the shop of its folder'],
  'NODE_ENV=production …': [BY_SMOKE, "NODE_ENV: 'production'"],
  // The programs of these three; scripts/start-part.mjs starts them in the same way.
  'npm run api': ['api/src/boot/boot.test.ts', "runProgram('main.mjs'"],
  'npm run worker': ['api/src/boot/worker.audit.test.ts', "runProgram('worker.mjs'"],
  'npm run shell': ['e2e/system/start-parts.ts', '/server/index.cjs'],
  'docker compose …': [BY_CONTAINER, "serviceOf('nkm')"],
  'npm run build -w api -w shell': [BY_UPGRADE, "'npm run build'"],
  'npm run migrate -w api': [BY_UPGRADE, "'npm run migrate'"],
  'ln -sfn …': [BY_UPGRADE, 'ln -sfn'],
  // The test starts what the units start.
  'systemctl restart …': [BY_UPGRADE, 'restartsBelow('],
  'npx nkm rollout set mfe-catalog 1.1.0 100': [BY_UPGRADE, "'npx nkm rollout set'"],
  'npx nkm rollback mfe-catalog': [BY_UPGRADE, "'npx nkm rollback'"],
  'npx nkm publish --all': [BY_RELEASES, "'npx nkm publish --all'"],
  'npx nkm publish --all --hold': [BY_UPGRADE, "'npx nkm publish'"],
  'npx nkm gc --dry-run': [BY_RELEASES, "'npx nkm gc --dry-run'"],
  'npx nkm gc': [BY_RELEASES, "'npx nkm gc'"],
  'npx nkm key new mfe-orders': [BY_RELEASES, "'npx nkm key new mfe-orders'"],
  'npx nkm key list': [BY_RELEASES, "'npx nkm key list'"],
  'npx nkm key revoke mfe-orders': [BY_RELEASES, "'npx nkm key revoke mfe-orders'"],
  'npm install --prefix /srv/nkm-tracing …': [BY_TRACING, '## Traces'],
  'cp scripts/tracing.mjs …': [BY_TRACING, '## Traces'],
  'npx nkm errors …': [
    'e2e/faults/browser-reports.spec.ts',
    "'errors', SHOP.slice, '--version', version, '--days', '2'",
  ],
  'npx nkm backup /backups/monday': ['api/test/saved-shop.ts', "nkm(['backup', saved]"],
  'npx nkm restore /backups/monday': [BY_BACKUP, "nkm(['restore', saved]"],
  'API_BASE_URL=https://api.example.com npm start': [
    'e2e/journeys/documented-server.spec.ts',
    'API_BASE_URL: documented.url',
  ],
};

/**
 * Commands in the `sh` blocks of a page in `docs/`, without their comments; continued lines are one command.
 * @returns {{command: string, isRun: boolean}[]} `isRun`: the block has the action `run`
 */
export function commandsOf(page) {
  const text = readFileSync(path.join(root, 'docs', page), 'utf8');
  const blocks = [...text.matchAll(/^( *)```sh( run)?\n([^]*?)^\1```$/gm)];
  return blocks.flatMap(([, , action, body]) =>
    body
      .replaceAll(/\\\n\s*/g, '')
      .split('\n')
      .map((line) => line.replace(/ +#.*$/, '').trim())
      .filter((command) => command !== '')
      .map((command) => ({ command, isRun: action !== undefined })),
  );
}
