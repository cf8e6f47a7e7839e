import type { BannerData } from '../../banners/get-banners';
import { bannersFor } from './banners-for';

const CATEGORIES = [
  { title: 'Clothing', slug: 'clothing', subcategories: [{ title: 'Dresses', slug: 'dresses' }] },
  { title: 'Gaming', slug: 'gaming', subcategories: [{ title: 'Consoles', slug: 'consoles' }] },
];
const LINKS = [
  '/shop',
  '/Flash-Deals',
  'https://play.example/app',
  '/shop/clothing',
  '/shop/dresses',
  '/shop/consoles',
];
const BANNERS = LINKS.map((link, id): BannerData => {
  return { id, title: link, text: null, link, action: 'Look', code: null, image: null, picture: null };
});
const fitting = (slug?: string) => bannersFor(slug, BANNERS, CATEGORIES).map(({ link }) => link);
const GENERAL = LINKS.slice(0, 3);

describe('banners in a list', () => {
  it('are all there in the whole shop', () => expect(fitting()).toEqual(LINKS));

  it('advertise the category or its subcategories', () =>
    expect(fitting('clothing')).toEqual([...GENERAL, '/shop/clothing', '/shop/dresses']));

  it('advertise the subcategory or its category', () =>
    expect(fitting('dresses')).toEqual([...GENERAL, '/shop/clothing', '/shop/dresses']));

  it('advertise no other category, known or unknown', () => expect(fitting('shoes')).toEqual(GENERAL));
});
