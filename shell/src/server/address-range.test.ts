/** @jest-environment node */
import { isAddressRange } from './address-range';

describe('an address range', () => {
  it.each(['127.0.0.1', '10.0.0.0/8', '::1', '2001:db8::/32', '0.0.0.0/0'])('%s is one', (text) =>
    expect(isAddressRange(text)).toBe(true),
  );
  it.each(['', 'localhost', '10.0.0.0/33', '::1/129', '10.0.0.0/8/8', '10.0.0.0/-1', '10.0.0.0/', '*'])(
    '%j is none',
    (text) => expect(isAddressRange(text)).toBe(false),
  );
});
