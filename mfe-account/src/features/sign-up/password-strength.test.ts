import fc from 'fast-check';
import { STRENGTHS, strengthOf } from './password-strength';

describe('ACC-SCR-012 the strength of a password', () => {
  it.each([
    ['', 'weak'],
    ['Password1!', 'weak'],
    ['Passw0rd#2026', 'weak'],
    ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['12345678901234567890', 'weak'],
    ['Ankara#2026', 'fair'],
    ['Xk7#mQ2!', 'fair'],
    ['kola-nut Ibadan 7', 'strong'],
    ['vT9$wq-Lm4zR', 'good'],
    ['four Goats and 3 drums!', 'strong'],
  ] as const)('of %j is %s', (password, strength) => expect(strengthOf(password)).toBe(strength));

  it('gives few points for personal data of the shopper', () => {
    expect(strengthOf('Adebayo-Okafor#7')).not.toBe('weak');
    expect(strengthOf('Adebayo-Okafor#7', ['Okafor', 'Adebayo', ''])).toBe('weak');
    expect(strengthOf('Adaeze.eze+1@', ['adaeze.eze+1@example.com'])).toBe('weak');
  });

  it('accepts any text and never falls when a new character is added', () => {
    const level = (text: string) => STRENGTHS.indexOf(strengthOf(text));
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string()), (text, own) =>
        STRENGTHS.includes(strengthOf(text, own)),
      ),
    );
    // Without letters that could form common words, which count as one character each.
    const letters = fc.string({ unit: fc.constantFrom(...'bdfhjlnprtvxzBDFHJLNPRTVXZ13579!$&*') });
    fc.assert(fc.property(letters, fc.constantFrom('k', 'K', '#'), (text, more) => level(text + more) >= level(text)));
  });
});
