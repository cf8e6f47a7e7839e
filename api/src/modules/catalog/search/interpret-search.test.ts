import fc from 'fast-check';
import { createDictionary } from './dictionary';
import { interpretSearch, wordsToLookUp } from './interpret-search';
import { type Part } from './part';
import { dropOrder, relaxedQueries } from './relax-search';
import { partsOfMixed, searchWords, singular } from './search-words';
import { markDetails } from './optional-terms';

const DICTIONARY = createDictionary(
  [
    { phrase: 'how much is', means: [], shelves: [], conditions: [] },
    { phrase: 'for', means: [], shelves: [], conditions: [] },
    { phrase: 'techno', means: ['tecno'], shelves: [], conditions: [] },
    { phrase: 'gown', means: ['dress', 'gown'], shelves: [], conditions: [] },
    { phrase: 'small gen', means: ['generator', 'key start'], shelves: [], conditions: [] },
    { phrase: 'phone', means: ['phone'], shelves: ['smartphones', 'gone'], conditions: [] },
    { phrase: 'tokunbo', means: ['refurbished'], shelves: [], conditions: ['Used'] },
  ],
  [
    { id: 1, slug: 'smartphones', title: 'Smartphones' },
    { id: 2, slug: 'fans-cooling', title: 'Fans & Air Conditioners' },
    { id: 3, slug: 'mens-shoes', title: "Men's Shoes" },
    { id: 4, slug: 'phone-accessories', title: 'Phone Accessories' },
  ],
);
const read = (typed: string, known: string[] = []) => interpretSearch(searchWords(typed), DICTIONARY, new Set(known));
const plain = (alternatives: string[][], shelves: number[] = []) => ({ alternatives, shelves, conditions: [] });

describe('interpretation of a search', () => {
  it.each<[string, object[], string[]]>([
    ['red dress', [plain([['red']]), plain([['dress']])], []],
    ['how much is techno', [plain([['tecno']])], []],
    ['small gen', [plain([['generator'], ['key', 'start']])], []],
    ['samsung phones', [plain([['samsung']]), plain([['phone']], [1])], []],
    [
      'tokunbo phone',
      [{ alternatives: [['refurbished']], shelves: [], conditions: ['Used'] }, plain([['phone']], [1])],
      [],
    ],
    ['gown', [plain([['gown'], ['dress']])], []],
    ['fan', [plain([['fan']], [2])], []],
    ['air conditioner', [plain([['air', 'conditioner']], [2])], []],
    ['shoes for men', [plain([['shoes', 'men']], [3])], []],
    ['phone accessories', [plain([['phone', 'accessories']], [4])], []],
    ['iphone13', [plain([['iphone13'], ['iphone', '13']])], []],
    ['play station', [plain([['play', 'station'], ['playstation']])], ['playstation']],
    ['ringlight', [plain([['ring']]), plain([['light']])], ['ring', 'light']],
    ['mensshoes', [plain([['mens', 'shoes']], [3])], ['mens', 'shoes']],
    ['ringlight', [plain([['ringlight']])], ['ringlight', 'ring', 'light']],
    ['techn', [plain([['tecno']])], []],
    ['techn', [plain([['techn']])], ['techn']],
    ['for', [plain([['for']])], []],
    ['hardisk', [plain([['hard']]), plain([['disk']])], ['hard', 'disk']],
    ['550 watts panel', [plain([['550w'], ['550', 'w']]), plain([['panel']])], []],
    ['5 kva', [plain([['5kva'], ['5', 'kva'], ['5000va']])], []],
    ['Tẹ́knò fọ̀n', [plain([['tekno']]), plain([['fon']])], []],
    ['gen for my small', [plain([['generator'], ['key', 'start']])], []],
    ['6.5kva', [plain([['6.5kva'], ['6.5', 'kva'], ['6500va']])], []],
    ['6.5 kva', [plain([['6.5kva'], ['6.5', 'kva'], ['6500va']])], []],
    ['6.67"', [plain([['6.67inch'], ['6.67', 'inch']])], []],
    ['15.6 inches', [plain([['15.6inch'], ['15.6', 'inch']])], []],
    ['10,000 mah', [plain([['10000mah'], ['10000', 'mah']])], []],
    ['6 by 6', [plain([['6x6'], ['6', 'x', '6']])], []],
    ['7 x 7', [plain([['7x7'], ['7', 'x', '7']])], []],
  ])('%s', (typed, expected, known) => {
    expect(
      read(typed, known).map(({ alternatives, shelves, conditions }) => ({ alternatives, shelves, conditions })),
    ).toEqual(expected);
  });

  it.each([
    ['red phone', ['red']],
    ['xl shirt', ['xl']],
    ['55 inch phone', ['55inch']],
    ['fan 777', []],
    ['phone for school', ['school']],
    ['phone for my shop', ['shop']],
    ['6x6 phone', ['6x6']],
    ['for school', []],
    ['red', []],
  ])('%s has the optional terms %j', (typed, expected) => {
    expect(read(typed).flatMap(({ typed: words, optional }) => (optional ? words : []))).toEqual(expected);
  });

  it('recognises a phrase with a variant spelling of a word', () => {
    const dictionary = createDictionary(
      [
        { phrase: 'laptop', means: ['laptop'], shelves: ['laptops'], conditions: [] },
        { phrase: 'labtop', means: ['laptop'], shelves: ['laptops'], conditions: [] },
        { phrase: 'laptop bag', means: ['sleeve'], shelves: [], conditions: [] },
      ],
      [{ id: 5, slug: 'laptops', title: 'Laptops' }],
    );
    for (const typed of ['labtop bag', 'bag for my laptop'])
      expect(interpretSearch(searchWords(typed), dictionary, new Set())[0]!.alternatives).toEqual([['sleeve']]);
  });

  it('recognises a phrase in the usual spelling of its words', () => {
    const dictionary = createDictionary(
      [
        { phrase: 'clothing', means: ['clothing', 'dress'], shelves: [], conditions: [] },
        { phrase: 'cloth', means: ['clothing', 'dress'], shelves: [], conditions: [] },
        { phrase: 'pikin', means: ['kids'], shelves: [], conditions: [] },
        { phrase: 'cloth for kids', means: ['clothing'], shelves: ['girls'], conditions: [] },
      ],
      [{ id: 6, slug: 'girls', title: 'Girls' }],
    );
    for (const typed of ['cloth for kids', 'cloth for my pikin', 'clothing for kids'])
      expect(interpretSearch(searchWords(typed), dictionary, new Set()).map(({ shelves }) => shelves)).toEqual([[6]]);
  });

  it.each([
    ['oraimo phone', ['oraimo']],
    ['big oraimo phone', ['big', 'oraimo']],
    ['phone charger', []],
    ['red dress', ['red']],
    ['oraimo charger', []],
  ])('%s: with few matches, %j becomes optional', (typed, expected) => {
    expect(markDetails(read(typed)).flatMap(({ typed: words, optional }) => (optional ? words : []))).toEqual(expected);
  });

  it('keeps at least one required part', () => {
    const [part] = read('red');
    expect(markDetails([{ ...part!, optional: true }]).some(({ optional }) => optional)).toBe(false);
  });

  it('keeps every typed word except fillers', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('red', 'phone', 'for', 'fan', 'xl', 'techno', 'a1'), { minLength: 1 }),
        (words) => {
          const typed = searchWords(words.join(' '));
          const parts = interpretSearch(typed, DICTIONARY, new Set());
          expect(parts.length).toBeGreaterThan(0);
          expect(parts.every(({ alternatives }) => alternatives.length > 0)).toBe(true);
          const meant = new Set(parts.flatMap((part) => part.typed));
          const silent = typed.every((word) => word === 'for') ? [] : ['for'];
          const expected = typed
            .filter((word) => !silent.includes(word))
            .map((word) => (word === 'techno' ? 'tecno' : word));
          expect(meant).toEqual(new Set(expected));
        },
      ),
    );
  });

  it('looks up words, joined neighbours and halves', () =>
    expect(wordsToLookUp(['lap', 'top', 'ringbox'])).toEqual([
      'lap',
      'top',
      'ringbox',
      'laptop',
      'topringbox',
      'rin',
      'gbox',
      'ring',
      'box',
      'ngbox',
      'ringb',
    ]));
});

describe('order in which search terms are dropped', () => {
  const part = (word: string, shelves: number[] = []): Part => ({
    typed: [word],
    alternatives: [[word]],
    shelves,
    conditions: [],
  });
  it('unknown words first, then numbers, then from last to first, and the subcategory last', () => {
    const parts = [part('samsung'), part('42'), part('tv', [1]), part('qqq'), part('smart')];
    const known = new Set(['samsung', '42', 'tv', 'smart']);
    const order = dropOrder(parts, (word) => known.has(word)).map(({ typed }) => typed[0]);
    expect(order).toEqual(['qqq', '42', 'smart', 'samsung', 'tv']);
  });
  it('optional terms before things, and one part at a time before several', () => {
    const parts: Part[] = [part('machine'), { ...part('cloth'), optional: true }, part('tv', [1]), part('qqq')];
    const left = [...relaxedQueries(parts, (word) => word !== 'qqq')].map((rest) => rest.map(({ typed }) => typed[0]));
    expect(left).toEqual([['machine', 'cloth', 'tv'], ['machine', 'tv'], ['cloth', 'tv'], ['tv']]);
  });
  it('the last of two things last, and a purpose before both', () => {
    const parts: Part[] = [part('solar', [1]), part('fan', [2]), { ...part('shop', [3]), optional: true }];
    const left = [...relaxedQueries(parts, () => true)].map((rest) => rest.map(({ typed }) => typed[0]));
    expect(left).toEqual([['solar', 'fan'], ['fan']]);
    expect([...relaxedQueries(parts.slice(0, 2), () => true)]).toEqual([[parts[1]]]);
  });
  it('the name of a thing after its details', () => {
    const parts: Part[] = [part('wedding'), { ...part('gown'), byPhrase: true }];
    expect(dropOrder(parts, () => true).map(({ typed }) => typed[0])).toEqual(['wedding', 'gown']);
  });
});

describe('words of a search', () => {
  it('are lower case and unique', () => expect(searchWords('Red  dress, RED!')).toEqual(['red', 'dress']));
  it('contain no operator of the query language', () =>
    expect(searchWords("a|b & !c:D* <-> 'x'")).toEqual(['a', 'b', 'c', 'd', 'x']));
  it('are at most twelve', () => expect(searchWords('1 2 3 4 5 6 7 8 9 10 11 12 13 14')).toHaveLength(12));
  it('keep their accents', () => expect(searchWords('Adébáyọ̀')).toEqual(['adébáyọ̀'.normalize('NFC')]));
  it('can be none', () => expect(searchWords(' … ')).toEqual([]));
  it.each([
    ['10,000 mah', '10000 mah'],
    ['20 000 mah', '20000 mah'],
    ['1,000 watts', '1000 watts'],
    ['1,234,567', '1 234 567'],
    ['iphone 13 128 gb', 'iphone 13 128 gb'],
    ['55” tv', '55 inch tv'],
    ["6.67''", '6.67 inch'],
    ['usbc', 'usb c'],
    ['usb-c', 'usb c'],
    ['typec charger', 'type c charger'],
  ])('read %s as %s', (typed, expected) => expect(searchWords(typed).join(' ')).toBe(expected));

  it('normalise inch marks and possessives as in products', () =>
    expect(searchWords('32" men’s')).toEqual(['32', 'inch', 'mens']));
  it.each([
    ['watches', 'watch'],
    ['batteries', 'battery'],
    ['dress', 'dress'],
    ['shoes', 'shoe'],
    ['gas', 'gas'],
  ])('the singular of %s is %s', (many, one) => expect(singular(many)).toBe(one));
  it.each([
    ['128gb', ['128', 'gb']],
    ['iphone13', ['iphone', '13']],
    ['phone', null],
    ['42', null],
    ['é4', null],
  ])('%s has the parts %j', (word, parts) => expect(partsOfMixed(word as string)).toEqual(parts));
});
