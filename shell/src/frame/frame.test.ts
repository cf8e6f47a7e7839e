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

describe('the advert above the header', () => {
  it('is the first that can be shown', () => {
    expect(promoOf({ data: [null, { ...advert, link: 'javascript:alert(1)' }, advert] })).toEqual({
      id: 3,
      title: "20% discount for women's clothing",
      text: 'with the promo code',
      link: '/shop/womens-clothing',
      code: 'WOMEN20',
    });
  });

  it('never leads to another scheme or host by accident', () => {
    for (const link of ['//evil.example', '/\\evil.example', 'http://plain.example', 'data:text/html,x', 7, undefined])
      expect(promoOf({ data: [{ ...advert, link }] })).toBeNull();
    expect(promoOf({ data: [{ ...advert, link: 'https://elsewhere.example/' }] })?.link).toBe(
      'https://elsewhere.example/',
    );
  });

  it.each([null, undefined, '<html>', {}, { data: null }, { data: [] }, { data: [7, 'x', { id: 'a' }] }])(
    'is missing for the answer %j',
    (body) => expect(promoOf(body)).toBeNull(),
  );
});

describe('the categories of the menu', () => {
  const women = { id: 1, title: "Women's Clothing", slug: 'womens-clothing' };

  it('SH-CALL-003 have types and subcategories', () => {
    const types = [{ id: 4, title: 'Women', subcategories: [women] }];
    const clothing = { id: 2, title: 'Clothing', slug: 'clothing', icon: '/icon.webp', types, subcategories: [women] };
    expect(categoriesOf({ data: [clothing] })).toEqual([
      { title: 'Clothing', slug: 'clothing', icon: '/icon.webp', types },
    ]);
  });

  it('stand under their own name where a server tells no types', () => {
    const clothing = { id: 2, title: 'Clothing', slug: 'clothing', subcategories: [women] };
    expect(categoriesOf({ data: [clothing] })).toEqual([
      { title: 'Clothing', slug: 'clothing', types: [{ id: 0, title: 'Clothing', subcategories: [women] }] },
    ]);
  });

  it('leave out what has no title or address, whatever the answer is', () => {
    for (const body of [null, '<html>', {}, { data: 7 }, { data: [null, 3, { title: 'No address' }, { slug: 'x' }] }])
      expect(categoriesOf(body)).toEqual([]);
    const types = [null, { id: 1, title: 'Women', subcategories: [{ id: 2, title: '' }, 'x', women] }];
    expect(categoriesOf({ data: [{ title: 'Clothing', slug: 'clothing', types }] })[0]?.types).toEqual([
      { id: 1, title: 'Women', subcategories: [women] },
    ]);
  });
});
