import { renderInShop, createTestPlatform } from '@nkm/testing';
import { screen } from '@testing-library/react';
import { fees } from '../../../test/visit-checkout';
import { WayOn } from './way-on';

const bar = (quote: Parameters<typeof WayOn>[0]['quote'], paymentMethod: 'card' | 'nkm_point' = 'card') => {
  renderInShop(
    <WayOn quote={quote} draft={{ paymentMethod }}>
      <button>ORDER NOW</button>
    </WayOn>,
    { platform: createTestPlatform('mfe-cart-checkout') },
  );
  return screen.getByRole('button').parentElement!;
};

describe('the bar with the button to the next page', () => {
  it('has the total beside the button', () => {
    expect(bar({ fees, isPriced: true })).toHaveAttribute('data-total', '₦10,145.96');
  });

  it('has the sum rounded up to whole coins when the shopper pays with them', () => {
    expect(bar({ fees, isPriced: true }, 'nkm_point')).toHaveAttribute('data-total', '₦10,146.00');
  });

  it('has no total while there is none', () => {
    expect(bar({ fees, isPriced: false })).not.toHaveAttribute('data-total');
  });
});
