import fc from 'fast-check';
import { pickupPass, readPickupCode } from './pickup-pass';
import { readReturnCode, returnPass } from './return-pass';

describe('the code of a return at the desk', () => {
  it.each(['012345', ' 012-345. ', '0 1 2 3 4 5'])('is read from “%s”', (typed) =>
    expect(readReturnCode(typed)).toEqual({ code: '012345' }),
  );

  it.each(['', '12345', 'RET-7K3MWD9Q', 'RET-7K3MWD9Q-12345', 'RET-7K3-123456'])('is not read from “%s”', (typed) =>
    expect(readReturnCode(typed)).toBeNull(),
  );

  it('is read with its return from a scanned pass, also when the scanner changes case and hyphens', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), (number) => {
        const pass = { reference: 'RET-7K3MWD9Q', code: String(number).padStart(6, '0') };
        const text = returnPass(pass);
        for (const scanned of [text, text.toLowerCase(), `${text}\n`, text.replaceAll('-', '')])
          expect(readReturnCode(scanned)).toEqual(pass);
      }),
    ));

  it('is not the code of a parcel, and the other way round', () => {
    expect(readReturnCode(pickupPass({ tracking_code: 'GIGL7K3MWD9Q22', code: '123456' }))).toBeNull();
    expect(readPickupCode(returnPass({ reference: 'RET-7K3MWD9Q', code: '123456' }))).toBeNull();
  });
});
