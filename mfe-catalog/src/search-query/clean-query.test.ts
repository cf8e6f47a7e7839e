import { cleanQuery } from './clean-query';

describe('the words of an address', () => {
  it('have no invisible characters and no bidi controls', () => {
    expect(cleanQuery(' a\u0000b\u001f ')).toBe('a b');
    expect(cleanQuery('\u202egnp\u2066')).toBe('gnp');
    expect(cleanQuery('\u0000')).toBe('');
  });

  it('keep their diacritics and scripts', () => {
    for (const words of ['ọ̀bẹ̀', 'سلام', '👩🏾‍🦱 wig', 'Ṣùn’s']) expect(cleanQuery(words)).toBe(words);
  });

  it('are cut between two characters, because half a character is invalid in an address', () => {
    const words = cleanQuery(`a${'🛒'.repeat(150)}🛒`.repeat(2));
    expect([...words]).toHaveLength(200);
    expect(() => encodeURIComponent(words)).not.toThrow();
  });
});
