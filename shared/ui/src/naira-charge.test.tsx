import { createTestPlatform, renderInShop } from '@nkm/testing';
import { act } from '@testing-library/react';
import { NairaCharge } from './naira-charge';

describe('the naira amount beside dollar prices', () => {
  it('names the charge in naira while prices show in dollars', () => {
    const platform = createTestPlatform('mfe-catalog');
    const { container } = renderInShop(<NairaCharge amount={8500.5} />, { platform });
    expect(container).toBeEmptyDOMElement();
    act(() => platform.hostBus.as('shell').publish('currency', { currency: 'Dollar', rate: 380 }));
    expect(container).toHaveTextContent('You will be charged in naira: ₦8,500.50');
  });
});
