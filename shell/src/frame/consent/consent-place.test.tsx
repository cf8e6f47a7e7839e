import { PlatformProvider } from '@nkm/platform';
import { createTestPlatform } from '@nkm/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type Shell, ShellContext } from '../../app/shell-context';
import { createConsent } from '../../app/consent';
import type { HostClaim } from '../../slices/boot-data';
import { ConsentPlace } from './consent-place';

function openShop(stored?: string, claim?: Partial<HostClaim>) {
  const platform = createTestPlatform('shell');
  if (stored) platform.storage.set('consent', stored);
  const consent = createConsent(platform.bus, platform.storage);
  const element = (
    <ShellContext value={{ chooseConsent: consent.choose } as Partial<Shell> as Shell}>
      <PlatformProvider platform={platform}>
        <ConsentPlace />
        <button onClick={() => consent.choose('unset')}>Privacy choices</button>
      </PlatformProvider>
    </ShellContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element, handle: claim }])} />);
  return { user: userEvent.setup({ delay: null }), platform };
}

const notice = () => screen.findByRole('region', { name: 'Your privacy' });

describe('privacy notice', () => {
  it.each([
    ['Accept', 'accepted'],
    ['Decline', 'declined'],
  ])('stores the answer %s and closes', async (answer, choice) => {
    const { user, platform } = openShop();
    expect(await notice()).toBeVisible();
    await user.click(screen.getByRole('button', { name: answer }));
    expect(platform.bus.current('consent')).toEqual({ choice });
    expect(platform.storage.get('consent')).toBe(choice);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('does not appear after a choice', async () => {
    openShop('declined');
    expect(screen.getByRole('button', { name: 'Privacy choices' })).toBeVisible();
    await act(async () => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('does not appear in cart and checkout, unless the shopper asks for it', async () => {
    const { user } = openShop(undefined, { purchase: 'checkout' });
    await act(async () => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(screen.queryByRole('region')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Privacy choices' }));
    expect(await notice()).toHaveFocus();
  });

  it('reopens on request, takes the focus and returns it', async () => {
    const { user, platform } = openShop('accepted');
    const ask = screen.getByRole('button', { name: 'Privacy choices' });
    await user.click(ask);
    expect(platform.bus.current('consent')).toEqual({ choice: 'unset' });
    expect(await notice()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    expect(ask).toHaveFocus();
  });
});
