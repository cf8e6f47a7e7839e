// npm run docs: writes the generated files. With --check it writes nothing, and fails when one of them is stale, when a
// document or comment mentions a setting, command, account, file, rule or decision that does not exist, or when
// requirements and tests do not match. With --tests and an id it prints the tests of that requirement; --tests alone
// prints all.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { register } from 'tsx/esm/api';
import { boundariesPage } from './docs/boundaries-page.mjs';
import { referenceFaults } from './docs/check-references.mjs';
import { claimedSegments } from './docs/claimed-segments.mjs';
import { handWrittenFaults } from './docs/check-hand-written.mjs';
import { envExample } from './docs/env-example.mjs';
import { personalDataPage } from './docs/personal-data-page.mjs';
import { readSettings } from './docs/read-settings.mjs';
import { requirementFaults } from './docs/requirement-faults.mjs';
import { describeTests } from './docs/requirement-tests.mjs';
import { settingsPage } from './docs/settings-page.mjs';

const root = path.resolve(import.meta.dirname, '..');
const [option, id] = process.argv.slice(2);

try {
  if (option === '--tests') console.log(describeTests(root, id));
  else await writeDocuments(option === '--check');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function writeDocuments(checkOnly) {
  register(); // reads topics, claims and settings by running their TypeScript
  const settings = await readSettings(root);
  const pages = {
    'docs/boundaries.md': await boundariesPage(root),
    'docs/personal-data.md': await personalDataPage(root),
    'docs/settings.md': settingsPage(settings),
    '.env.example': envExample(settings),
    'api/src/platform/claimed-segments.ts': await claimedSegments(root),
  };
  const stale = Object.entries(pages).filter(([file, text]) => read(file) !== text);
  if (!checkOnly) for (const [file, text] of stale) writeFileSync(path.join(root, file), text);
  const faults = [
    ...(checkOnly ? stale.map(([file]) => `${file} is stale: run "npm run docs"`) : []),
    ...(await handWrittenFaults(root, settings)),
    ...requirementFaults(root),
    ...referenceFaults(root),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else
    console.log(
      checkOnly
        ? 'The documents are up to date'
        : `Written: ${stale.map(([file]) => file).join(', ') || 'nothing new'}`,
    );
}

function read(file) {
  return existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : null;
}
