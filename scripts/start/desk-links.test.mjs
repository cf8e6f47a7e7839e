import assert from 'node:assert/strict';
import test from 'node:test';
import { readPlan } from './check-ground.mjs';
import { deskLinks } from './desk-links.mjs';

const linksOf = (settings) => deskLinks(readPlan(settings, '/nowhere'), settings);

test('a start with sandboxes leads sellers to the desk', () => {
  assert.deepEqual(linksOf({ PORT: '4000', LINK_VENDOR: '' }), {
    LINK_VENDOR: 'http://localhost:4005/dashboard',
    LINK_KYC: 'http://localhost:4005/kyc',
  });
});

test('addresses in the settings win', () => {
  const own = { LINK_VENDOR: 'https://vendors.example', LINK_KYC: 'https://kyc.example' };
  assert.deepEqual(linksOf(own), own);
});

test('production never links to the desk', () => {
  assert.deepEqual(linksOf({ NODE_ENV: 'production' }), {});
});
