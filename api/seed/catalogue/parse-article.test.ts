import { parseArticle, slugOf } from './parse-article';

describe('parseArticle', () => {
  it('reads art, badge, brand, title and price', () => {
    expect(parseArticle('👗 Aso Threads|Adire Wrap Dress@21900')).toEqual({
      art: '👗',
      badge: null,
      brand: 'Aso Threads',
      title: 'Aso Threads Adire Wrap Dress',
      naira: 21_900,
    });
    expect(parseArticle('-|Rice Dispenser 10kg@13900')).toEqual({
      art: null,
      badge: null,
      brand: '',
      title: 'Rice Dispenser 10kg',
      naira: 13_900,
    });
    expect(parseArticle('[ring-light] Neewer|Ring Light@1')).toMatchObject({ art: 'ring-light', badge: null });
    expect(parseArticle('[game-case ⚽] EA|FC 26@1')).toMatchObject({ art: 'game-case', badge: '⚽', brand: 'EA' });
  });

  it.each(['', 'Dress@1', 'A|B', 'A|B@x', '[Tablet] A|B@1', '[tablet A|B@1', 'tablet] A|B@1'])('refuses %j', (line) =>
    expect(() => parseArticle(line)).toThrow('Not an article'),
  );

  it.each([
    ['Sony God of War Ragnarök PS5', 'sony-god-of-war-ragnarok-ps5'],
    ['Apple MacBook Air 13" M2', 'apple-macbook-air-13-m2'],
    ["Marvel's Spider-Man 2", 'marvels-spider-man-2'],
    ['  % ', ''],
  ])('makes of %j the slug %j', (title, slug) => expect(slugOf(title)).toBe(slug));
});
