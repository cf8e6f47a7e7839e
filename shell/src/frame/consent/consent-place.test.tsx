import { PlatformProvider } from '@nkm/platform';
import { createTestPlatform, renderInShop } from '@nkm/testing';
import { act, screen } from '@testing-library/react';
import { type Shell, ShellContext } from '../../app/shell-context';
import { createConsent } from '../../app/consent';
import { ConsentPlace } from './consent-place';

function openShop(stored?: string) {
  const platform = createTestPlatform('shell');
  if (stored) platform.storage.set('consent', stored);
  const consent = createConsent(platform.bus, platform.storage);
  const view = renderInShop(
    <ShellContext value={{ chooseConsent: consent.choose } as Partial<Shell> as Shell}>
      <PlatformProvider platform={platform}>
        <ConsentPlace />
        <button onClick={() => consent.choose('unset')}>Privacy choices</button>
      </PlatformProvider>
    </ShellContext>,
    { platform },
  );
  return { ...view, platform };
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
    await act(async () => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(screen.queryByRole('region')).toBeNull();
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
