import { checkReason } from '@nkm/contracts';
import fc from 'fast-check';
import { hasReason, REASON_CHIPS, toggleReason } from './reason-chips';

const chip = fc.constantFrom(...REASON_CHIPS.map(({ text }) => text));

describe('chips of common reasons', () => {
  it.each(REASON_CHIPS.map(({ label, text }) => [label, text]))(
    'ACC-CONST-015 %s is a whole reason by itself: 100 to 500 characters',
    (_, text) => expect(checkReason(text)).toBeNull(),
  );

  it('none is part of another', () => {
    for (const { text } of REASON_CHIPS)
      expect(REASON_CHIPS.filter((other) => hasReason(other.text, text))).toHaveLength(1);
  });

  it("pressed twice, the shopper's own text is what it was", () => {
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

  it('any presses leave those reasons in the text that were pressed an odd number of times', () => {
    fc.assert(
      fc.property(fc.array(chip), (presses) => {
        const text = presses.reduce((so, reason) => toggleReason(so, reason), '');
        for (const { text: reason } of REASON_CHIPS)
          expect(hasReason(text, reason)).toBe(presses.filter((press) => press === reason).length % 2 === 1);
      }),
    );
  });
});
