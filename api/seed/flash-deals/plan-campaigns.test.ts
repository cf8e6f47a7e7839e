import fc from 'fast-check';
import { type FlashArticle, flashPrice, MOST_PERCENT_OFF, planCampaigns } from './plan-campaigns';

const articles: FlashArticle[] = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  original_price_kobo: 1_000_000 + index * 100_000,
  selling_price_kobo: 1_000_000,
  stock: index,
}));
const NOW = new Date('2026-11-21T20:15:00Z');

describe('seeded flash deals', () => {
  const campaigns = planCampaigns(articles, 7, NOW);

  it('follow one another from noon to noon in Lagos, and the first one runs', () => {
    expect(campaigns[0]!.starts_at.toISOString()).toBe('2026-11-21T11:00:00.000Z');
    expect(planCampaigns(articles, 7, new Date('2026-11-21T10:59:00Z'))[0]!.starts_at.toISOString()).toBe(
      '2026-11-20T11:00:00.000Z',
    );
    campaigns.slice(1).forEach(({ starts_at }, index) => expect(starts_at).toEqual(campaigns[index]!.ends_at));
  });

  it('CAT-CONST-025 have a limited quantity within the stock, and one is sold out', () => {
    for (const { offers } of campaigns)
      for (const { product_id, quantity, sold } of offers) {
        expect(quantity).toBeLessThanOrEqual(articles[product_id - 1]!.stock);
        expect(sold).toBeLessThanOrEqual(quantity);
      }
    expect(campaigns[0]!.offers.filter(({ quantity, sold }) => quantity === sold)).not.toEqual([]);
    expect(campaigns[1]!.offers.every(({ sold }) => sold === 0)).toBe(true);
  });

  it('CAT-CONST-024 have a discount above 0 % and at most 90 %', () => {
    const prices = fc.record({
      original_price_kobo: fc.integer({ min: 20_000, max: 500_000_000 }),
      share: fc.integer({ min: 20, max: 100 }),
      percent: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(prices, ({ original_price_kobo, share, percent }) => {
        const selling_price_kobo = Math.ceil((original_price_kobo * share) / 100);
        const price = flashPrice({ original_price_kobo, selling_price_kobo }, percent);
        expect(price).toBeGreaterThanOrEqual((original_price_kobo * (100 - MOST_PERCENT_OFF)) / 100);
        expect(price).toBeLessThan(selling_price_kobo);
      }),
    );
  });

  it('are empty for a shop without articles', () => expect(planCampaigns([], 7, NOW)).toEqual([]));
});
