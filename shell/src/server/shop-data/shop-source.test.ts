/** @jest-environment node */
import fc from 'fast-check';
import { readSource, sourceQuery } from './shop-source';

const version = fc.constantFrom('1.0.0', '1.0.0-dev.h0522dd9ecc', '10.2.3+build.7');

describe('the address of shop data', () => {
  it('names the sources of the data and reads back unchanged', () => {
    const source = fc.record({
      version: fc.option(fc.stringMatching(/^[0-9a-f]{16}$/)),
      isClosed: fc.boolean(),
      slices: fc.dictionary(
        fc.constantFrom('mfe-catalog', 'mfe-account', 'mfe-orders'),
        fc.record({ version, fallback: fc.option(version) }),
      ),
    });
    fc.assert(
      fc.property(source, (given) => {
        const address = new URL(`http://shop.test/x?${sourceQuery(given)}`);
        const read = readSource(address.search.slice(1));
        expect(JSON.stringify(read)).toBe(JSON.stringify(given));
      }),
    );
  });

  it.each(['mfe-catalog@../../x/', 'mfe-catalog@1.0.0', '../x@1.0.0/', 'a@1.0.0/~../frame', 'a@1.0.0/~~yes', '%'])(
    'rejects %s',
    (query) => expect(readSource(query)).toBeNull(),
  );
});
