// npm run versions [-- <options of lerna version>]: sets the versions of the changed packages and writes their
// changelogs, both from the commits since the last release.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { tagReleases } from './versions/tag-releases.mjs';

const tags = tagReleases(process.cwd());
if (tags.length > 0) console.log(`Tagged the last release: ${tags.join(', ')}`);
const lerna = createRequire(import.meta.url).resolve('lerna/dist/cli.js');
const { status } = spawnSync(process.execPath, [lerna, 'version', '--no-push', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
