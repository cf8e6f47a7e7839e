import { createTestPlatform, renderInShop } from '@nkm/testing';
import { act, screen } from '@testing-library/react';
import { type Shell, ShellContext } from '../../app/shell-context';
import { createToastStore } from '../../app/toasts';
import { ToastRegion } from './toast-region';

jest.mock('./styled-toasts', () => {
  throw new Error('Loading chunk failed');
});

describe('the shop', () => {
  it('shows messages even if the toast styles fail to load', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const toasts = createToastStore();
    const { user } = renderInShop(
      <ShellContext value={{ toasts } as unknown as Shell}>
        <ToastRegion />
      </ShellContext>,
      { platform: createTestPlatform('shell') },
    );
    act(() => toasts.show('error', 'You are offline'));
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('You are offline')).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
