import { completeSearch } from './complete-search';

const TITLES = ['Ankara Maxi Dress', 'Adire Wrap Dress', 'Ankara Dressing Gown', 'T-Shirt Dress'];

describe('completions of a search', () => {
  it('use words of the titles found, the most frequent first', () =>
    expect(completeSearch(['ankara', 'dr'], TITLES)).toEqual(['ankara dress', 'ankara dressing']));
  it('never repeat a word of the search', () =>
    expect(completeSearch(['dress', 'd'], TITLES)).toEqual(['dress dressing']));
  it('ignore the case of the titles', () => expect(completeSearch(['max'], ['MAXI dress'])).toEqual(['maxi']));
  it('are empty when no word has this beginning', () => {
    expect(completeSearch(['ankara', 'z'], TITLES)).toEqual([]);
    expect(completeSearch([], TITLES)).toEqual([]);
  });
});
