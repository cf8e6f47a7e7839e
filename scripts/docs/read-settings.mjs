import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Files that read settings; all other code receives them as parameters. */
const READERS = [
  'api/src/platform/environment/environment.ts',
  'api/src/platform/environment/database-settings.ts',
  'api/src/platform/environment/oidc-settings.ts',
  'api/src/platform/environment/captcha-settings.ts',
  'api/src/platform/environment/sms-settings.ts',
  'api/src/platform/environment/ways-settings.ts',
  'shell/src/server/environment.ts',
  'shell/src/server/create-server.ts',
  'releases/src/store/release-store.ts',
  'scripts/start/check-ground.mjs',
];
/** `read.text('NAME'`, `number('NAME'`, `settings.NAME`, `process.env.NAME`. */
const READ = /(?:\bread\.\w+|\bnumber|\baddress)\(\s*'([A-Z][A-Z0-9_]+)'|\b(?:settings|env)\.([A-Z][A-Z0-9_]+)/g;

/** Names of all settings, from the source; `LINK_` is a prefix and keeps its underscore. */
export function readSettings(root) {
  const names = new Set();
  for (const file of READERS) {
    for (const [, quoted, property] of readFileSync(path.join(root, file), 'utf8').matchAll(READ))
      names.add(quoted ?? property);
  }
  return names;
}
