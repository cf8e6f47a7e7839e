import { CATEGORIES } from '../shelves';
import { readSynonyms } from './read-synonyms';
import { SYNONYMS } from './synonyms';

describe('the synonyms', () => {
  it('read phrases, words, shelves and conditions', () =>
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

  it('refuse a line that says nothing of what it means', () =>
    expect(() => readSynonyms('gen generator')).toThrow('No synonym: gen generator'));

  it('name shelves and conditions that there are', () => {
    const slugs = CATEGORIES.flatMap(({ types }) => types.flatMap(({ shelves }) => shelves.map(({ slug }) => slug)));
    for (const { phrase, shelves, conditions } of readSynonyms(SYNONYMS)) {
      expect([phrase, shelves.filter((slug) => !slugs.includes(slug))]).toEqual([phrase, []]);
      expect([phrase, conditions.filter((name) => !['New', 'Refurbished', 'Used'].includes(name))]).toEqual([
        phrase,
        [],
      ]);
    }
  });
});
