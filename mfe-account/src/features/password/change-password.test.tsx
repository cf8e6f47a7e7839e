import type { StoredKey } from '@nkm/platform/stored';
import { ApiError } from '@nkm/platform';
import { aUser, createTestPlatform, renderRoute } from '@nkm/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../expose/routes';

const route = routes.find(({ id }) => id === 'password-change')!;

async function openPage() {
  const platform = createTestPlatform('mfe-account', { 'PATCH /users/password': () => undefined });
  platform.storage.set('extension', 'token');
  platform.signIn(aUser());
  const required: string[] = [];
  platform.hostBus.as('shell').handle('session.require', ({ returnTo }) => {
    required.push(`${returnTo} as ${platform.bus.current('session')?.status}`);
    return { signedIn: false };
  });
  const view = await renderRoute(route, { platform, at: '/password/change' });
  if (!('user' in view)) throw new Error('The page did not open');
  const field = (label: string) => screen.getByLabelText(`${label} *`);
  return {
    ...view,
    platform,
    required,
    field,
    button: () => screen.getByRole('button', { name: 'Reset' }),
    async fill(current: string, wanted: string, confirm = wanted) {
      await view.user.type(field('Current Password'), current);
      await view.user.type(field('New Password'), wanted);
      await view.user.type(field('Confirm Password'), confirm);
    },
  };
}

describe('/password/change', () => {
  it('ACC-ROUTE-005 is for signed-in shoppers', () => {
    expect(route).toMatchObject({ path: '/password/change', title: 'Change Password', access: 'signed-in' });
  });

  it('ACC-SCR-026 has the three fields and Reset', async () => {
    const { field, button } = await openPage();
    expect(field('Current Password')).toHaveAttribute('autocomplete', 'current-password');
    for (const label of ['New Password', 'Confirm Password'])
      expect(field(label)).toHaveAttribute('autocomplete', 'new-password');
    for (const label of ['Current Password', 'New Password', 'Confirm Password'])
      expect(field(label)).toHaveAttribute('type', 'password');
    expect(button()).toBeVisible();
  });

  it('ACC-SCR-027 has the breadcrumb Home > Security > Change Password', async () => {
    await openPage();
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Security',
      'Change Password',
    ]);
    expect(trail.getByRole('link', { name: 'Security' })).toHaveAttribute('href', '/security');
  });

  it('ACC-SCR-030 Reset is disabled while the form is invalid', async () => {
    const { fill, button, field, user } = await openPage();
    expect(button()).toBeDisabled();
    await fill('Old-2026!', 'Ankara#2026', 'Ankara#202');
    expect(button()).toBeDisabled();
    await user.type(field('Confirm Password'), '6');
    expect(button()).toBeEnabled();
  });

  it('ACC-MSG-024 ACC-MSG-025 ACC-MSG-027 ACC-RULE-029 shows an error at each empty field', async () => {
    const { user, field } = await openPage();
    const texts = {
      'Current Password': 'Current Password is required',
      'New Password': 'New Password is required',
      'Confirm Password': 'This field is required',
    };
    for (const [label, text] of Object.entries(texts)) {
      await user.click(field(label));
      await user.tab();
      await user.tab();
      expect(field(label)).toHaveAccessibleDescription(new RegExp(text));
    }
  });

  it('ACC-MSG-028 ACC-RULE-031 shows an error when the repetition differs', async () => {
    const { user, fill, field } = await openPage();
    await fill('Old-2026!', 'Ankara#2026', 'Ankara#2027');
    await user.tab();
    expect(field('Confirm Password')).toHaveAccessibleDescription('The passwords do not match.');
  });

  it('accepts 8 characters, although the message says more', async () => {
    const { user, field, fill, button } = await openPage();
    expect(field('New Password')).toHaveAccessibleDescription(/^At least 8 characters/);
    await fill('Old-2026!', 'Abc-123');
    await user.tab();
    expect(field('New Password')).toHaveAccessibleDescription(/more than 8 characters long/);
    await user.clear(field('New Password'));
    await user.clear(field('Confirm Password'));
    await user.type(field('New Password'), 'Abc-1234');
    await user.type(field('Confirm Password'), 'Abc-1234');
    expect(button()).toBeEnabled();
  });

  it('shows an error when a field loses the focus, not during typing', async () => {
    const { user, field } = await openPage();
    await user.type(field('New Password'), 'weak');
    expect(field('New Password')).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(field('New Password')).toHaveAccessibleDescription(/passwords need to have a letter/);
  });

  it('ACC-CALL-011 ACC-FIELD-005 ACC-RULE-018 ACC-RULE-032 ACC-MSG-031 sends it, clears the session and reopens the sign-in', async () => {
    const { fill, button, user, platform, required } = await openPage();
    await fill(' Old-2026! ', 'Ankara#2026 ', ' Ankara#2026');
    await user.click(button());
    await waitFor(() => expect(required).toEqual(['/security as guest']));
    expect(platform.calls).toMatchObject([
      { call: 'PATCH /users/password', body: { current: 'Old-2026!', new: 'Ankara#2026', confirm: 'Ankara#2026' } },
    ]);
    expect(platform.storage.get('extension')).toBeNull();
    expect(platform.toasts).toMatchObject([
      { tone: 'success', message: 'Your password has been changed successfully' },
    ]);
  });

  it('ACC-MSG-032 shows a wrong current password in a toast and at its field, and keeps the input', async () => {
    const { fill, button, user, platform, field, required } = await openPage();
    platform.answer({
      'PATCH /users/password': () => {
        throw new ApiError(422, 'x', { current: ['This is not your current password.'] });
      },
    });
    await fill('Old-2025!', 'Ankara#2026');
    await user.click(button());
    await waitFor(() =>
      expect(platform.toasts).toMatchObject([
        { tone: 'error', message: 'Current Password Incorrect: This is not your current password.' },
      ]),
    );
    expect(field('Current Password')).toHaveAccessibleDescription('This is not your current password.');
    expect(field('New Password')).toHaveValue('Ankara#2026');
    expect([platform.storage.get('extension'), required]).toEqual(['token', []]);
    await user.type(field('Current Password'), 'x');
    expect(field('Current Password')).not.toHaveAttribute('aria-invalid');
  });

  it('keeps the input when the connection breaks', async () => {
    const { fill, button, user, platform, field } = await openPage();
    platform.answer({
      'PATCH /users/password': () => {
        throw new ApiError(0, 'An Unexpected Error');
      },
    });
    await fill('Old-2026!', 'Ankara#2026');
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('An Unexpected Error');
    expect(field('Confirm Password')).toHaveValue('Ankara#2026');
    expect(button()).toBeEnabled();
  });

  it('stores no password', async () => {
    const { fill, platform } = await openPage();
    await fill('Old-2026!', 'Ankara#2026');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('2026');
    const values = platform.storage.keys().map((key) => platform.storage.get(key as StoredKey));
    expect(values.join()).not.toContain('2026');
  });
});
