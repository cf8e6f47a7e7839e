import { completeSearch } from './complete-search';

const TITLES = ['Ankara Maxi Dress', 'Adire Wrap Dress', 'Ankara Dressing Gown', 'T-Shirt Dress'];

describe('a search is completed', () => {
  it('by the words of what it finds, the most frequent first', () =>
    expect(completeSearch(['ankara', 'dr'], TITLES)).toEqual(['ankara dress', 'ankara dressing']));
  it('never by a word that it has already', () =>
    expect(completeSearch(['dress', 'd'], TITLES)).toEqual(['dress dressing']));
  it('whatever the case of the titles', () => expect(completeSearch(['max'], ['MAXI dress'])).toEqual(['maxi']));
  it('by nothing where nothing begins like that', () => {
    expect(completeSearch(['ankara', 'z'], TITLES)).toEqual([]);
    expect(completeSearch([], TITLES)).toEqual([]);
  });
});
