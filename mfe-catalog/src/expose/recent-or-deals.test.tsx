import { ApiError } from '@nkm/platform';
import { aProductCard, type Answers, aUser } from '@nkm/testing';
import { screen } from '@testing-library/react';
import { callsOf, renderPart } from '../../test/render-part';
import RecentOrDeals from './recent-or-deals';

const VIEWED = { title: 'Ankara dress' };
const DEAL = { title: 'Solar lamp' };

function open(viewed: (typeof VIEWED)[], more: Answers = {}) {
  return renderPart(<RecentOrDeals />, {
    user: aUser(),
    answers: {
      'GET /products/recent': () => ({ products: viewed.map((one) => aProductCard(one)) }),
      'GET /deals': () => ({ data: [aProductCard(DEAL)] }),
      ...more,
    },
  });
}

describe('products in the place of an empty list', () => {
  it('are those that the shopper viewed last', async () => {
    const { platform } = open([VIEWED]);
    expect(await screen.findByRole('heading', { name: 'Your recently viewed item' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ankara dress' })).toBeVisible();
    expect(callsOf(platform, 'GET /deals')).toEqual([]);
  });

  it('are deals when the shopper has viewed none, or they cannot be loaded', async () => {
    const fail = () => {
      throw new ApiError(0, 'Offline');
    };
    for (const answers of [{}, { 'GET /products/recent': fail }] as Answers[]) {
      const { unmount } = open([], answers);
      expect(await screen.findByRole('heading', { name: 'Deals' })).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Solar lamp' })).toBeVisible();
      unmount();
    }
  });
});
