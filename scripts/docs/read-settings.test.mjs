// node --test scripts/docs
import assert from 'node:assert/strict';
import path from 'node:path';
import test from 'node:test';
import { register } from 'tsx/esm/api';
import { envExample } from './env-example.mjs';
import { joinSettings, readSettings } from './read-settings.mjs';
import { settingsPage } from './settings-page.mjs';

register();
const root = path.resolve(import.meta.dirname, '../..');
const port = { part: 'shop', name: 'PORT', what: 'port', fallback: '3000', unset: null, values: '1 to 9', unit: null };

test('a setting without a description is refused', () => {
  assert.throws(() => joinSettings([{ ...port, what: ' ' }], []), /The setting PORT has no description/);
});

test('a setting that two parts define differently is refused', () => {
  const other = { ...port, part: 'API', fallback: '80' };
  assert.throws(() => joinSettings([port, other], []), /The setting PORT has several definitions/);
  assert.deepEqual(joinSettings([port, { ...port, part: 'API' }], [])[0].parts, ['shop', 'API']);
});

test('the settings that a production start demands are marked as required', async () => {
  const required = (await readSettings(root)).filter((setting) => setting.required).map(({ name }) => name);
  assert.deepEqual(required.sort(), [
    'DATABASE_URL',
    'PAYSTACK_BASE_URL',
    'PAYSTACK_SECRET_KEY',
    'PUBLIC_URL',
    'SMS_PROVIDER',
    'SMTP_URL',
  ]);
});

test('the page of settings and .env.example list each setting once, with its default, unit and range', async () => {
  const settings = await readSettings(root);
  const page = settingsPage(settings);
  const example = envExample(settings);
  for (const { name } of settings) {
    assert.equal(page.split(`\n| \`${name}\` |`).length, 2, name);
    assert.equal(example.split(`\n# ${name}=`).length, 2, name);
  }
  assert.match(page, /\| `SLICE_TIMEOUT_MS` \| `10000` \| 100 to 60000 ms \| {2}\| time limit for loading a slice/);
  assert.match(example, /\n# SLICE_TIMEOUT_MS=10000\n/);
});
