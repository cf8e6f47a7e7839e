// node --test scripts/docs
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { requirementFaults } from './requirement-faults.mjs';
import { describeTests } from './requirement-tests.mjs';

const INDEX = '| page | requirements |\n| --- | --- |\n| [shop](shop.md) | 2 |\n';
const SHOP = '# Shop\n\n- **AB-XYZ-001** It opens.\n- **AB-XYZ-002** It closes.\n';
const TESTS = "it('AB-XYZ-001 opens', () => {});\nit.each([['AB-XYZ-002']])('%s closes', () => {});\n";
const PROJECT = { 'docs/requirements/README.md': INDEX, 'docs/requirements/shop.md': SHOP, 'shop.test.ts': TESTS };

/** A folder with these files beside those of a project without faults. */
function project(t, files = {}) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'nkm-requirements-'));
  t.after(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries({ ...PROJECT, ...files })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

test('finds no fault when each requirement has a test and each id a requirement', (t) => {
  assert.deepEqual(requirementFaults(project(t)), []);
});

test('reports a requirement that only a comment or a skipped test names', (t) => {
  const tests = "it('AB-XYZ-001 opens', () => {});\nit.skip('AB-XYZ-002 closes', () => {}); // AB-XYZ-002\n";
  assert.deepEqual(requirementFaults(project(t, { 'shop.test.ts': tests })), [
    'docs/requirements/shop.md: no title of a test names AB-XYZ-002',
  ]);
});

test('reports ids without a requirement in titles, comments and documents', (t) => {
  const files = {
    'late.test.ts': "it('AB-XYZ-003 closes late', () => {});\n",
    'shop.ts': '/** Opens (AC-XYZ-001), and signs with HMAC-SHA-256. */\n',
    'docs/opening.md': 'See AB-XZY-001.\n',
  };
  assert.deepEqual(requirementFaults(project(t, files)), [
    'docs/opening.md names AB-XZY-001, which stands on no page of docs/requirements',
    'late.test.ts names AB-XYZ-003, which stands on no page of docs/requirements',
    'shop.ts names AC-XYZ-001, which stands on no page of docs/requirements',
  ]);
});

test('reports a requirement that stands twice, and a wrong number in the index', (t) => {
  const twice = `${SHOP}- **AB-XYZ-001** It opens again.\n`;
  assert.deepEqual(requirementFaults(project(t, { 'docs/requirements/shop.md': twice })), [
    'docs/requirements has AB-XYZ-001 twice',
    'docs/requirements/README.md must say that docs/requirements/shop.md has 3 requirements',
  ]);
});

test('prints the tests of one requirement or of all, and refuses an unknown id', (t) => {
  const root = project(t);
  const closes = 'AB-XYZ-002 It closes.\n  shop.test.ts:2 %s closes › AB-XYZ-002';
  assert.equal(describeTests(root, 'AB-XYZ-002'), closes);
  assert.equal(describeTests(root), `AB-XYZ-001 It opens.\n  shop.test.ts:1 AB-XYZ-001 opens\n\n${closes}`);
  assert.throws(() => describeTests(root, 'AB-XYZ-009'), /no requirement AB-XYZ-009/);
});
