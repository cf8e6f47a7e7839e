import { ApiError } from '@nkm/platform';
import { aUser, createTestPlatform, renderRoute } from '@nkm/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../expose/routes';

const page = routes.find(({ id }) => id === 'confirm-email')!;
const TOKEN = 'a-token-of-a-mail';

beforeEach(() => sessionStorage.clear());

async function openLink(at = `/profile/confirm-email?token=${TOKEN}`) {
  const platform = createTestPlatform(
    'mfe-account',
    {
      'GET /users/me/email-change': () => ({ data: { email: 'new@example.com' } }),
      'POST /users/me/email-change/confirm': () => ({ message: 'Changed' }),
    },
    { api: 1 },
  );
  platform.signIn(aUser());
  const view = await renderRoute(page, { platform, at });
  if (!('user' in view)) throw new Error('The page did not open');
  return { ...view, platform };
}
const button = () => screen.findByRole('button', { name: 'Use this email' });

describe('the link that confirms a new email', () => {
  it('changes nothing until the shopper agrees, and leaves the address bar', async () => {
    const { platform, router } = await openLink();
    expect(await screen.findByText(/^Use new@example.com for your account\?/)).toBeVisible();
    expect(platform.calls.map(({ call }) => call)).toEqual(['GET /users/me/email-change']);
    expect(router.state.location.search).toBe('');
    expect(page).toMatchObject({ access: 'signed-in', secretQuery: true });
  });

  it('then uses the email and shows the profile', async () => {
    const { user, platform } = await openLink();
    await user.click(await button());
    await waitFor(() => expect(platform.navigations).toEqual(['/profile']));
    expect(platform.calls.at(-1)).toMatchObject({
      call: 'POST /users/me/email-change/confirm',
      body: { token: TOKEN },
    });
    expect(platform.toasts).toMatchObject([{ tone: 'success', message: 'Your email was changed' }]);
    expect(sessionStorage.length).toBe(0);
  });

  it('can be tried again after a lost connection, also after a reload', async () => {
    const { user, platform, unmount } = await openLink();
    platform.answer({
      'POST /users/me/email-change/confirm': () => {
        throw new ApiError(0, 'You are offline.');
      },
    });
    await user.click(await button());
    await waitFor(() => expect(platform.toasts).toMatchObject([{ message: 'You are offline.' }]));
    expect(await button()).toBeVisible();
    unmount();
    await openLink('/profile/confirm-email');
    expect(await button()).toBeVisible();
  });

  it('says what to do when it was used or has expired, and when there is none', async () => {
    const { user, platform, unmount } = await openLink();
    platform.answer({
      'POST /users/me/email-change/confirm': () => {
        throw new ApiError(422, 'Dead', { token: ['Dead'] });
      },
    });
    await user.click(await button());
    expect(await screen.findByText('This link has expired or already been used.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/profile');
    unmount();
    await openLink('/profile/confirm-email');
    expect(screen.getByText('Open this page from the link in our email.')).toBeVisible();
  });
});
