import fc from 'fast-check';
import { pickupPass, readPickupCode } from './pickup-pass';

describe('a pickup code at the desk', () => {
  it.each(['012345', '012 345', ' 012-345. ', '0 1 2 3 4 5', '012–345', '٠١٢٣٤٥'])('is read from “%s”', (typed) =>
    expect(readPickupCode(typed)).toEqual({ code: '012345' }),
  );

  it.each(['', '12345', '1234567', '12345a', 'GIGL7K3MWD9QXR', 'PICKUP', 'PICKUP-123456'])(
    'is not read from “%s”',
    (typed) => expect(readPickupCode(typed)).toBeNull(),
  );

  it('is read with its parcel from a scanned pass, also when the scanner changes case and hyphens', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), (number) => {
        const pass = { tracking_code: 'GIGL7K3MWD9Q22', code: String(number).padStart(6, '0') };
        const text = pickupPass(pass);
        for (const scanned of [text, text.toLowerCase(), `${text}\n`, text.replaceAll('-', '')])
          expect(readPickupCode(scanned)).toEqual(pass);
      }),
    ));
});
