import { checkReason } from '@nkm/contracts';
import fc from 'fast-check';
import { hasReason, REASON_CHIPS, toggleReason } from './reason-chips';

const chip = fc.constantFrom(...REASON_CHIPS.map(({ text }) => text));

describe('chips of common reasons', () => {
  it.each(REASON_CHIPS.map(({ label, text }) => [label, text]))(
    'ACC-CONST-015 %s is a complete reason of 100 to 500 characters',
    (_, text) => expect(checkReason(text)).toBeNull(),
  );

  it('contain no text of another chip', () => {
    for (const { text } of REASON_CHIPS)
      expect(REASON_CHIPS.filter((other) => hasReason(other.text, text))).toHaveLength(1);
  });

  it("keep the shopper's own text when pressed twice", () => {
    fc.assert(
      fc.property(fc.string(), chip, (own, text) => {
        fc.pre(own.trim() !== '');
        const once = toggleReason(own, text);
        expect(hasReason(once, text)).toBe(true);
        expect(once.startsWith(own)).toBe(true);
        expect(toggleReason(once, text)).toBe(own);
      }),
    );
  });

  it('leave a reason in the text exactly when pressed an odd number of times', () => {
    fc.assert(
      fc.property(fc.array(chip), (presses) => {
        const text = presses.reduce((so, reason) => toggleReason(so, reason), '');
        for (const { text: reason } of REASON_CHIPS)
          expect(hasReason(text, reason)).toBe(presses.filter((press) => press === reason).length % 2 === 1);
      }),
    );
  });
});
