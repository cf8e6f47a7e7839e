import { CATEGORIES } from '../subcategories';
import { readSynonyms } from './read-synonyms';
import { SYNONYMS } from './synonyms';

describe('synonyms', () => {
  it('have phrases, words, subcategories and conditions', () =>
    expect(readSynonyms('Gen, small gen = generator | key start @generators-stabilizers !Used\n\nabeg =\n')).toEqual([
      { phrase: 'gen', means: ['generator', 'key start'], shelves: ['generators-stabilizers'], conditions: ['Used'] },
      {
        phrase: 'small gen',
        means: ['generator', 'key start'],
        shelves: ['generators-stabilizers'],
        conditions: ['Used'],
      },
      { phrase: 'abeg', means: [], shelves: [], conditions: [] },
    ]));

  it('reject a line without a meaning', () =>
    expect(() => readSynonyms('gen generator')).toThrow('No synonym: gen generator'));

  it('name only existing subcategories and conditions', () => {
    const slugs = CATEGORIES.flatMap(({ types }) =>
      types.flatMap(({ subcategories }) => subcategories.map(({ slug }) => slug)),
    );
    for (const { phrase, shelves, conditions } of readSynonyms(SYNONYMS)) {
      expect([phrase, shelves.filter((slug) => !slugs.includes(slug))]).toEqual([phrase, []]);
      expect([phrase, conditions.filter((name) => !['New', 'Refurbished', 'Used'].includes(name))]).toEqual([
        phrase,
        [],
      ]);
    }
  });
});
