import { ApiError } from '@nkm/platform';
import { aUser, createTestPlatform, renderRoute, type TestPlatform } from '@nkm/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { EMPTY_SECURITY } from '../../../test/empty-security';
import { givePasskeys, takePasskeys } from '../../../test/browser-with-passkeys';
import { routes } from '../../expose/routes';

const page = routes.find(({ id }) => id === 'security')!;
const google = { provider: 'google', handle: null, created_at: '2026-11-20T09:05:00.000Z' };
const twitter = { provider: 'twitter', handle: '@ada', created_at: '2026-11-21T09:05:00.000Z' };
const PASSWORD_PROOF = { password: true, passkey: false, given: false };

afterEach(takePasskeys);

async function openSecurity({
  own = { identities: [google, twitter], keeps: null } as object,
  proof = PASSWORD_PROOF as object,
  api = 1,
} = {}) {
  const platform = createTestPlatform(
    'mfe-account',
    {
      ...EMPTY_SECURITY,
      'GET /users/me/identities': () => ({ data: own }),
      'GET /users/me/proof': () => ({ data: proof }),
      'POST /social/twitter/disconnect': () => undefined,
    },
    { api },
  );
  platform.signIn(aUser());
  const view = await renderRoute(page, { platform, at: '/security' });
  if (!('user' in view)) throw new Error('The page did not open');
  return { ...view, platform };
}
const section = () => screen.findByRole('region', { name: 'Connected accounts' });
const disconnections = ({ calls }: TestPlatform) =>
  calls.filter(({ call }) => call === 'POST /social/twitter/disconnect').map(({ body }) => body);
async function openDialog(options?: Parameters<typeof openSecurity>[0]) {
  const view = await openSecurity(options);
  await view.user.click(await screen.findByRole('button', { name: 'Disconnect Twitter' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Disconnect Twitter?' })) };
}

describe('the connected accounts on the security page', () => {
  it('are listed with their name and date', async () => {
    await openSecurity();
    await screen.findByText('Twitter @ada');
    const items = within(await section()).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringContaining('GoogleConnected 20 Nov 2026'),
      expect.stringContaining('Twitter @adaConnected 21 Nov 2026'),
    ]);
  });

  it('keep the last way in and say why', async () => {
    const keeps = 'Google is the only way to sign in to your account.';
    await openSecurity({ own: { identities: [google], keeps } });
    expect(await screen.findByText(keeps)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Disconnect Google' })).not.toBeInTheDocument();
  });

  it('say when there is none, and are absent on a server without them', async () => {
    const { unmount } = await openSecurity({ own: { identities: [], keeps: null } });
    expect(await screen.findByText('No account is connected.')).toBeVisible();
    unmount();
    const { platform } = await openSecurity({ api: 0 });
    expect(screen.queryByRole('region', { name: 'Connected accounts' })).not.toBeInTheDocument();
    expect(platform.calls).toEqual([]);
  });

  it('can be disconnected with the password, which stays asked for when it is wrong', async () => {
    const { user, platform, dialog } = await openDialog();
    await user.click(await dialog.findByRole('button', { name: 'Disconnect' }));
    expect(await dialog.findByLabelText(/^Current Password/)).toHaveAccessibleDescription(
      'Current Password is required',
    );
    expect(disconnections(platform)).toEqual([]);
    platform.answer({
      'POST /social/twitter/disconnect': () => {
        throw new ApiError(422, 'No', { password: ['This is not your current password.'] });
      },
    });
    await user.type(dialog.getByLabelText(/^Current Password/), 'Wrong-horse-9{Enter}');
    expect(await dialog.findByText('This is not your current password.')).toBeVisible();
    platform.answer({
      'POST /social/twitter/disconnect': () => undefined,
      'GET /users/me/identities': () => ({ data: { identities: [google], keeps: null } }),
    });
    await user.clear(dialog.getByLabelText(/^Current Password/));
    await user.type(dialog.getByLabelText(/^Current Password/), 'Correct-horse-9{Enter}');
    await waitFor(() => expect(platform.toasts).toMatchObject([{ message: 'Twitter is disconnected' }]));
    expect(disconnections(platform).at(-1)).toEqual({ password: 'Correct-horse-9' });
    await waitFor(() => expect(screen.queryByText('Twitter @ada')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Connected accounts' })).toHaveFocus();
  });

  it('can be disconnected with a passkey instead', async () => {
    const device = givePasskeys();
    const { user, platform, dialog } = await openDialog({ proof: { password: true, passkey: true, given: false } });
    platform.answer({
      'POST /passkeys/proof/options': () => ({ data: { challenge: 'YQ', rpId: 'localhost' } }),
      'POST /passkeys/proof': () => ({ message: 'Confirmed' }),
    });
    device.refuse('NotAllowedError');
    await user.click(await dialog.findByRole('button', { name: 'Use a passkey' }));
    expect(await dialog.findByText('You closed the prompt. Nothing has changed.')).toBeVisible();
    expect(disconnections(platform)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Use a passkey' }));
    await waitFor(() => expect(disconnections(platform)).toEqual([{ password: undefined }]));
  });

  it('need no password right after a sign-in to an account without one', async () => {
    const { user, platform, dialog } = await openDialog({ proof: { password: false, passkey: false, given: true } });
    await user.click(await dialog.findByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(disconnections(platform)).toHaveLength(1));
  });

  it('ask for a new sign-in when there is neither a password nor a passkey', async () => {
    const { dialog } = await openDialog({ proof: { password: false, passkey: false, given: false } });
    expect(await dialog.findByText(/^Sign out, sign in again/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Disconnect' })).not.toBeInTheDocument();
  });
});
