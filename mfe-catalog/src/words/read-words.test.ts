import { hasUnseen, readWords } from './read-words';

describe('the words of an address', () => {
  it('have nothing that nobody sees, and nothing that turns them around', () => {
    expect(readWords(' a\u0000b\u001f ')).toBe('a b');
    expect(readWords('\u202egnp\u2066')).toBe('gnp');
    expect(readWords('\u0000')).toBe('');
  });

  it('keep their diacritics and scripts', () => {
    for (const words of ['ọ̀bẹ̀', 'سلام', '👩🏾‍🦱 wig', 'Ṣùn’s']) expect(readWords(words)).toBe(words);
  });

  it('are cut between two characters: half a one cannot stand in an address', () => {
    const words = readWords(`a${'🛒'.repeat(150)}🛒`.repeat(2));
    expect([...words]).toHaveLength(200);
    expect(() => encodeURIComponent(words)).not.toThrow();
  });

  it('are known to have something unseen', () => {
    expect(['a\u0000', '\u202ea', 'ọ̀bẹ̀'].map(hasUnseen)).toEqual([true, true, false]);
  });
});
