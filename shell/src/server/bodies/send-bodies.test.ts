/** @jest-environment node */
import { encodingFor } from './send-bodies';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['gzip;q=0.5, identity', 'identity'],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['identity', 'identity'],
  ['*;q=0', 'identity'],
  ['brotli, x-br', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('for Accept-Encoding %j a page is sent as %s', (accepted, encoding) => {
  expect(encodingFor({ 'accept-encoding': accepted })).toBe(encoding);
});
