import type { OrderSummaryProps } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { createTestPlatform, renderInShop } from '@nkm/testing';
import { screen, waitFor } from '@testing-library/react';
import { OrderSummary } from './order-summary';

function open(load?: () => Promise<(props: OrderSummaryProps) => React.ReactNode>) {
  const loadWidget = load && (jest.fn(load) as unknown as NonNullable<Platform['loadWidget']>);
  const platform = { ...createTestPlatform('mfe-cart-checkout'), ...(loadWidget && { loadWidget }) };
  return { ...renderInShop(<OrderSummary orderId={7} />, { platform }), loadWidget };
}

describe('the summary on the success page', () => {
  it('is the widget of the orders slice', async () => {
    const { loadWidget } = open(async () => ({ orderId }) => <p>Order {orderId}</p>);
    expect(await screen.findByText('Order 7')).toBeVisible();
    expect(loadWidget).toHaveBeenCalledWith('order-summary');
  });

  it('is absent when it cannot load, and in an older shell', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { unmount } = open(() => Promise.reject(new Error('Away')));
    await waitFor(() => expect(warn).toHaveBeenCalled());
    warn.mockRestore();
    expect(screen.queryByText(/Order/)).toBeNull();
    unmount();
    open();
    expect(screen.queryByText(/Order/)).toBeNull();
  });
});
