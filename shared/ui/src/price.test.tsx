import { createTestPlatform, renderInShop } from '@nkm/testing';
import { act, screen } from '@testing-library/react';
import { DiscountBadge } from './discount-badge';
import { Price } from './price';

const struckThrough = () => document.querySelector('s');

describe('the price', () => {
  it('SHR-RULE-002 SHR-CONST-003 shows symbol, two decimals and thousands separators', () => {
    renderInShop(<Price selling={1234567.5} />, { platform: createTestPlatform('mfe-catalog') });
    expect(screen.getByText('₦1,234,567.50')).toBeVisible();
  });

  it("SHR-CONST-001 SHR-CONST-002 uses the shopper's currency", () => {
    const platform = createTestPlatform('mfe-catalog');
    renderInShop(<Price selling={38_000} original={76_000} />, { platform });
    act(() => platform.hostBus.as('shell').publish('currency', { currency: 'Dollar', rate: 380 }));
    expect(screen.getByText('$100.00')).toBeVisible();
    expect(struckThrough()).toHaveTextContent('$200.00');
  });

  it('SHR-SCR-004 strikes through the original price when it differs', () => {
    renderInShop(<Price selling={8500} original={10_000} />, { platform: createTestPlatform('mfe-catalog') });
    expect(struckThrough()).toHaveTextContent('₦10,000.00');
    expect(screen.getByText('₦8,500.00').closest('s')).toBeNull();
  });

  it.each([8500, null, undefined])('shows no original price when it is %s', (original) => {
    renderInShop(<Price selling={8500} original={original} />, { platform: createTestPlatform('mfe-catalog') });
    expect(screen.getByText('₦8,500.00')).toBeVisible();
    expect(struckThrough()).toBeNull();
  });
});

describe('the discount badge', () => {
  const badge = (selling: number, original?: number | null) => {
    const { container } = renderInShop(<DiscountBadge selling={selling} original={original} />, {
      platform: createTestPlatform('mfe-catalog'),
    });
    return container.textContent;
  };

  it('SHR-RULE-001 shows the rounded percentage', () => {
    expect(badge(8500, 10_000)).toBe('-15%');
    expect(badge(2, 3)).toBe('-33%');
  });

  it.each([
    ['is the same', 100, 100],
    ['is lower', 100, 90],
    ['differs by less than half a percent', 9999, 10_000],
    ['is unknown', 100, null],
  ])('shows nothing when the original price %s', (_case, selling, original) => {
    expect(badge(50, 100)).toBe('-50%');
    expect(badge(selling, original)).toBe('');
  });
});
