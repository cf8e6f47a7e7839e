import { createTestPlatform, renderInShop } from '@nkm/testing';
import { act, screen } from '@testing-library/react';
import { type Shell, ShellContext } from '../../app/shell-context';
import { createToastStore } from '../../app/toasts';
import { ToastRegion } from './toast-region';

function openRegion() {
  const toasts = createToastStore();
  const view = renderInShop(
    <ShellContext value={{ toasts } as unknown as Shell}>
      <ToastRegion />
    </ShellContext>,
    { platform: createTestPlatform('shell') },
  );
  return { ...view, toasts };
}

describe('the region of messages', () => {
  it('exists before the first message, so that a screen reader announces it', async () => {
    openRegion();
    expect(await screen.findByRole('region', { name: 'Messages' })).toBeInTheDocument();
  });

  it('shows a message until the shopper dismisses it', async () => {
    const { user, toasts } = openRegion();
    act(() => toasts.show('success', 'Added to cart', 'Ankara dress'));
    expect(await screen.findByRole('region', { name: 'Messages' })).toHaveTextContent('Added to cart');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Added to cart')).toBeNull();
  });
});
