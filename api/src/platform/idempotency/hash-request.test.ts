import fc from 'fast-check';
import { hashRequest } from './hash-request';

describe('hashRequest', () => {
  it('does not depend on the order of the fields', () => {
    expect(hashRequest({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(hashRequest({ b: [{ d: 3, c: 2 }], a: 1 }));
  });

  it.each([
    [{ quantity: 1 }, { quantity: 2 }],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: null }, {}],
    [undefined, {}],
  ])('differs between %p and %p', (one, other) => {
    expect(hashRequest(one)).not.toBe(hashRequest(other));
  });

  it('is the same for a repeated body', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => hashRequest(body) === hashRequest(JSON.parse(JSON.stringify(body)))),
    );
  });
});
