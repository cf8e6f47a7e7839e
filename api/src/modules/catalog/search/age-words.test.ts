import { withoutAge } from './age-words';

describe('age of a child in a search', () => {
  it.each([
    ['shoe for 5 year old boy', 'shoe for boy'],
    ['dress for 3 years girl', 'dress for girl'],
    ['senator for boys 8yrs', 'senator for boys'],
    ['cloth for 6 months baby', 'cloth for baby'],
    ['pikin cloth 4-5 years', 'pikin cloth'],
    ['toy for 2 year old', 'toy for kids'],
    ['cloth for 9 months old', 'cloth for baby'],
    ['watch for 40 year old man', 'watch for man'],
  ])('%s becomes %s', (typed, expected) => expect(withoutAge(typed).replace(/\s+/g, ' ').trim()).toBe(expected));

  it.each(['office 365 12 months', 'tv with 2 years warranty', 'boys shoe 32', 'new year cloth'])(
    '%s has none',
    (typed) => expect(withoutAge(typed)).toBe(typed),
  );
});
