import { aProductCard } from '@nkm/testing';
import { pickOffers } from './offer';

const offer = (id: number, selling_price: number, quantity: number) =>
  aProductCard({ id, slug: `offer-${id}`, selling_price, quantity });

it('offers are sorted by price, with sold-out ones last and without the product itself', () => {
  const more = [offer(1, 900, 3), offer(2, 500, 0), offer(3, 700, 1), offer(4, 800, 5)];
  expect(pickOffers(more, 4).map(({ slug }) => slug)).toEqual(['offer-3', 'offer-1', 'offer-2']);
  expect(pickOffers([], 4)).toEqual([]);
});

it('offers are sorted by the flash price where there is one', () => {
  const flash = { price: 400, ends_at: '2026-01-15T09:00:00Z', left: 1, code: 'FLASH' };
  const more = [offer(1, 900, 3), { ...offer(2, 1_000, 3), flash }];
  expect(pickOffers(more, 4)).toMatchObject([{ id: 2, flash }, { id: 1 }]);
});
