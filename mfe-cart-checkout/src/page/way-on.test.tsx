import { createTestPlatform, renderInShop } from '@nkm/testing';
import { screen } from '@testing-library/react';
import { WayOn } from './way-on';

const barWith = (total: number | null) => {
  renderInShop(
    <WayOn total={total}>
      <button>ORDER NOW</button>
    </WayOn>,
    { platform: createTestPlatform('mfe-cart-checkout') },
  );
  return screen.getByRole('button').parentElement!;
};

describe('the bar with the button that leads on', () => {
  it('has the total beside the button', () => {
    expect(barWith(10_145.96)).toHaveAttribute('data-total', '₦10,145.96');
  });

  it('has no total while it is unknown', () => {
    expect(barWith(null)).not.toHaveAttribute('data-total');
  });
});
