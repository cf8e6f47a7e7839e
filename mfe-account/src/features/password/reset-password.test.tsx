import { ApiError } from '@nkm/platform';
import { aUser, createTestPlatform, renderRoute } from '@nkm/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../expose/routes';

const route = routes.find(({ id }) => id === 'password-reset')!;
const NEW = 'Ankara#2026';
const DEAD = 'This link has expired or already been used. Please ask for a new one.';

async function openPage(at = '/password/reset?token=secret-token') {
  const platform = createTestPlatform('mfe-account', { 'PATCH /password/forgot/reset': () => undefined });
  const required: string[] = [];
  platform.hostBus.as('shell').handle('session.require', ({ returnTo }) => {
    required.push(`${returnTo} as ${platform.bus.current('session')?.status}`);
    return { signedIn: false };
  });
  const view = await renderRoute(route, { platform, at });
  if (!('user' in view)) throw new Error('The page did not open');
  const field = (label: string) => screen.getByLabelText(`${label} *`);
  return {
    ...view,
    platform,
    required,
    field,
    button: () => screen.getByRole('button', { name: 'Reset' }),
    async fill(wanted = NEW, confirm = wanted) {
      await view.user.type(field('New Password'), wanted);
      await view.user.type(field('Confirm Password'), confirm);
    },
    refuse(error: ApiError) {
      platform.answer({
        'PATCH /password/forgot/reset': () => {
          throw error;
        },
      });
    },
  };
}

beforeEach(() => sessionStorage.clear());

describe('/password/reset', () => {
  it('ACC-ROUTE-006 is open to all shoppers, and its token is a secret', async () => {
    expect(route).toMatchObject({
      path: '/password/reset',
      title: 'Reset Password',
      access: 'open',
      frame: 'full',
      public: false,
      secretQuery: true,
    });
    expect((await openPage()).head).toEqual({ robots: 'noindex' });
  });

  it('ACC-SCR-028 ACC-SCR-029 has the breadcrumb, both fields and Reset', async () => {
    const { field, button } = await openPage();
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Home', 'Reset Password']);
    for (const label of ['New Password', 'Confirm Password']) {
      expect(field(label)).toHaveAttribute('autocomplete', 'new-password');
      expect(field(label)).toHaveAttribute('type', 'password');
    }
    expect(button()).toBeVisible();
  });

  it('ACC-SCR-030 ACC-RULE-033 ACC-MSG-025 ACC-MSG-026 ACC-MSG-027 ACC-MSG-028 checks as the change does', async () => {
    const { user, field, button } = await openPage();
    expect(button()).toBeDisabled();
    await user.click(field('New Password'));
    await user.tab();
    await user.tab();
    expect(field('New Password')).toHaveAccessibleDescription(/New Password is required/);
    await user.click(field('Confirm Password'));
    await user.tab();
    expect(field('Confirm Password')).toHaveAccessibleDescription('This field is required');
    await user.type(field('New Password'), 'weak');
    expect(field('New Password')).toHaveAccessibleDescription(
      /passwords need to have a letter, a number, a special character, and be more than 8 characters long\./,
    );
    await user.type(field('Confirm Password'), 'other');
    expect(field('Confirm Password')).toHaveAccessibleDescription('The passwords do not match.');
    expect(button()).toBeDisabled();
  });

  it('removes the token from the address at once, and a reload still works', async () => {
    const first = await openPage();
    await waitFor(() => expect(first.router.state.location.search).toBe(''));
    first.unmount();
    const second = await openPage('/password/reset');
    await second.fill();
    await second.user.click(second.button());
    await waitFor(() => expect(second.platform.calls).toMatchObject([{ body: { token: 'secret-token' } }]));
  });

  it('ACC-CALL-010 ACC-FIELD-006 ACC-RULE-018 ACC-MSG-031 sets it, clears the session and opens the sign-in', async () => {
    const { fill, button, user, platform, required } = await openPage();
    platform.storage.set('extension', 'token');
    platform.signIn(aUser());
    await fill(` ${NEW}`, `${NEW} `);
    await user.click(button());
    await waitFor(() => expect(required).toEqual(['/ as guest']));
    expect(platform.calls).toMatchObject([
      { call: 'PATCH /password/forgot/reset', body: { token: 'secret-token', new: NEW, confirm: NEW } },
    ]);
    expect(platform.storage.get('extension')).toBeNull();
    expect(platform.navigations).toEqual(['/']);
    expect(platform.toasts).toMatchObject([
      { tone: 'success', message: 'Your password has been changed successfully' },
    ]);
    expect({ ...sessionStorage }).toEqual({});
  });

  it('reports a used or expired link and offers a new one', async () => {
    const { fill, button, user, refuse, platform } = await openPage();
    refuse(new ApiError(422, DEAD, { token: [DEAD] }));
    await fill();
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired or already been used.');
    const again = screen.getByRole('button', { name: 'Send me a new link' });
    expect(again).toHaveFocus();
    platform.answer({ 'POST /password/forgot': () => ({ message: 'On its way.' }) });
    await user.click(again);
    const popup = within(await screen.findByRole('dialog', { name: 'Reset Password' }));
    await user.type(popup.getByLabelText('Email *'), 'ada@example.com{Enter}');
    expect(await popup.findByText('On its way.')).toBeVisible();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret-token');
  });

  it('explains that a link is missing when the address has no token', async () => {
    await openPage('/password/reset');
    expect(screen.getByText('Open this page from the link in our email.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send me a new link' })).toBeVisible();
    expect(screen.queryByLabelText('New Password *')).not.toBeInTheDocument();
  });

  it('keeps the input when the connection breaks or the server refuses the password', async () => {
    const { fill, button, user, field, refuse } = await openPage();
    refuse(new ApiError(0, 'An Unexpected Error'));
    await fill();
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('An Unexpected Error');
    expect(field('Confirm Password')).toHaveValue(NEW);
    refuse(new ApiError(422, 'x', { new: ['Choose another one.'] }));
    await user.click(button());
    await waitFor(() => expect(field('New Password')).toHaveAccessibleDescription(/Choose another one\./));
    expect(field('New Password')).toHaveValue(NEW);
  });
});
