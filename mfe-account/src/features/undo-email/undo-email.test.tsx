import { ApiError } from '@nkm/platform';
import { createTestPlatform, renderRoute } from '@nkm/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../expose/routes';

const page = routes.find(({ id }) => id === 'undo-email')!;
const TOKEN = 'a-token-of-a-mail';

beforeEach(() => sessionStorage.clear());

async function openLink(error?: ApiError, at = `/account/undo-email?token=${TOKEN}`) {
  const platform = createTestPlatform('mfe-account', {
    'POST /users/email-change/undo': () => {
      if (error) throw error;
      return { message: 'Restored', data: { email: 'ada@example.com' } };
    },
  });
  const view = await renderRoute(page, { platform, at });
  if (!('user' in view)) throw new Error('The page did not open');
  return { ...view, platform };
}
const button = () => screen.getByRole('button', { name: 'Restore my email' });

describe('the link that undoes a change of the email', () => {
  it('opens for guests, leaves the address bar, and changes nothing by itself', async () => {
    const { platform, router } = await openLink();
    expect(button()).toBeVisible();
    expect([platform.calls, router.state.location.search]).toEqual([[], '']);
    expect(page).toMatchObject({ access: 'open', frame: 'bare', secretQuery: true, public: false });
  });

  it('restores the email with its button, and says that a link to choose a password is on its way', async () => {
    const { user, platform } = await openLink();
    await user.tab();
    button().focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Your email is restored')).toBeVisible();
    expect(screen.getByText(/We sent a link to ada@example.com/)).toBeVisible();
    expect(platform.calls).toMatchObject([{ call: 'POST /users/email-change/undo', body: { token: TOKEN } }]);
    expect(sessionStorage.length).toBe(0);
  });

  it('keeps its button after a lost connection', async () => {
    const { user, platform } = await openLink(new ApiError(0, 'You are offline.'));
    await user.click(button());
    await waitFor(() => expect(platform.toasts).toMatchObject([{ message: 'You are offline.' }]));
    expect(button()).toBeEnabled();
  });

  it('says when it was used or has expired, and when there is none', async () => {
    const { user, unmount } = await openLink(new ApiError(422, 'Dead', { token: ['Dead'] }));
    await user.click(button());
    expect(await screen.findByText('This link has expired or already been used.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/Contact-Us');
    unmount();
    await openLink(undefined, '/account/undo-email');
    expect(screen.getByText('Open this page from the link in our email.')).toBeVisible();
  });
});
