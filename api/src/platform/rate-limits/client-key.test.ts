import { clientKey } from './client-key';

it.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['::ffff:cb00:7105', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2::', '2001:db8:1:2::'],
  ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::'],
  ['2001:db8:1:3::1', '2001:db8:1:3::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
  ['203.0.113.5, 10.0.0.1', 'unknown'],
])('limits count %j as %j', (ip, key) => expect(clientKey(ip)).toBe(key));
