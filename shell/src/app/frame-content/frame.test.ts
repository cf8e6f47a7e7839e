import { categoriesOf } from './categories-of';
import { promoOf } from './promo-of';

const advert = {
  id: 3,
  placement: 'header',
  title: "20% discount for women's clothing",
  link: '/shop/womens-clothing',
  text: 'with the promo code',
  promo_code: 'WOMEN20',
};

describe('promoOf', () => {
  it('returns the first valid promo', () => {
    expect(promoOf({ data: [null, { ...advert, link: 'javascript:alert(1)' }, advert] })).toEqual({
      id: 3,
      title: "20% discount for women's clothing",
      text: 'with the promo code',
      link: '/shop/womens-clothing',
      code: 'WOMEN20',
    });
  });

  it('rejects unsafe links; only https links lead to other hosts', () => {
    for (const link of ['//evil.example', '/\\evil.example', 'http://plain.example', 'data:text/html,x', 7, undefined])
      expect(promoOf({ data: [{ ...advert, link }] })).toBeNull();
    expect(promoOf({ data: [{ ...advert, link: 'https://elsewhere.example/' }] })?.link).toBe(
      'https://elsewhere.example/',
    );
  });

  it.each([null, undefined, '<html>', {}, { data: null }, { data: [] }, { data: [7, 'x', { id: 'a' }] }])(
    'returns null for the response %j',
    (body) => expect(promoOf(body)).toBeNull(),
  );
});

describe('categoriesOf', () => {
  const women = { id: 1, title: "Women's Clothing", slug: 'womens-clothing' };

  it('SH-CALL-003 returns types and subcategories', () => {
    const types = [{ id: 4, title: 'Women', subcategories: [women] }];
    const clothing = { id: 2, title: 'Clothing', slug: 'clothing', icon: '/icon.webp', types, subcategories: [women] };
    expect(categoriesOf({ data: [clothing] })).toEqual([
      { title: 'Clothing', slug: 'clothing', icon: '/icon.webp', types },
    ]);
  });

  it('uses the category’s title as type if the server returns no types', () => {
    const clothing = { id: 2, title: 'Clothing', slug: 'clothing', subcategories: [women] };
    expect(categoriesOf({ data: [clothing] })).toEqual([
      { title: 'Clothing', slug: 'clothing', types: [{ id: 0, title: 'Clothing', subcategories: [women] }] },
    ]);
  });

  it('drops items without title or address and accepts any response', () => {
    for (const body of [null, '<html>', {}, { data: 7 }, { data: [null, 3, { title: 'No address' }, { slug: 'x' }] }])
      expect(categoriesOf(body)).toEqual([]);
    const types = [null, { id: 1, title: 'Women', subcategories: [{ id: 2, title: '' }, 'x', women] }];
    expect(categoriesOf({ data: [{ title: 'Clothing', slug: 'clothing', types }] })[0]?.types).toEqual([
      { id: 1, title: 'Women', subcategories: [women] },
    ]);
  });
});
