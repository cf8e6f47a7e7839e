import fc from 'fast-check';
import { filterQuestions } from './filter-questions';

const plug = { question: 'Does it come with a Nigerian plug?', answer: 'Yes, with the three-pin plug.' };
const wash = { question: 'Can it be washed?', answer: 'Yes, with mild soap.' };

describe('searching the questions of a product', () => {
  it('finds questions that have all words in question or answer', () => {
    expect(filterQuestions([plug, wash], 'yes')).toEqual([plug, wash]);
    expect(filterQuestions([plug, wash], ' PLUG  nigerian ')).toEqual([plug]);
    expect(filterQuestions([plug, wash], 'plug soap')).toEqual([]);
  });

  it('finds all questions without words, and only known questions', () => {
    const question = fc.record({ question: fc.string(), answer: fc.string() });
    fc.assert(
      fc.property(fc.array(question), fc.string(), (questions, words) => {
        const found = filterQuestions(questions, words);
        if (words.trim() === '') expect(found).toEqual(questions);
        for (const one of found) expect(questions).toContain(one);
      }),
    );
  });
});
