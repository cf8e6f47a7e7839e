/** @jest-environment node */
import { isAddressRange } from './address-range';

describe('isAddressRange', () => {
  it.each(['127.0.0.1', '10.0.0.0/8', '::1', '2001:db8::/32', '0.0.0.0/0'])('accepts %s', (text) =>
    expect(isAddressRange(text)).toBe(true),
  );
  it.each(['', 'localhost', '10.0.0.0/33', '::1/129', '10.0.0.0/8/8', '10.0.0.0/-1', '10.0.0.0/', '*'])(
    'rejects %j',
    (text) => expect(isAddressRange(text)).toBe(false),
  );
});
