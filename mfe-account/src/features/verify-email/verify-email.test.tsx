import { ApiError } from '@nkm/platform';
import { aUser, createTestPlatform, renderRoute } from '@nkm/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { routes } from '../../expose/routes';

const page = routes.find(({ id }) => id === 'verify-email')!;
const TOKEN = 'a-token-of-a-mail';
const EMAIL = 'ada@example.com';
const sign_up = {
  method: 'twitter',
  handle: '@ada',
  device: 'Chrome on Android',
  created_at: '2026-11-20T09:05:00.000Z',
};
const link = { email: EMAIL, verified: false, own_browser: false, sign_up };
const fail = (error: ApiError) => () => {
  throw error;
};

beforeEach(() => sessionStorage.clear());

type Found = typeof link | (() => never);

async function openLink(found: Found = link, at = `/account/verify-email?token=${TOKEN}`) {
  const platform = createTestPlatform('mfe-account', {
    'POST /users/verify/link': typeof found === 'function' ? found : () => ({ data: found }),
    'POST /users/verify': () => ({ message: 'Verified' }),
    'POST /users/verify/disown': () => ({ message: 'Done' }),
  });
  const view = await renderRoute(page, { platform, at });
  if (!('user' in view)) throw new Error('The page did not open');
  return { ...view, platform };
}
const callsOf = ({ calls }: { calls: { call: string }[] }) => calls.map(({ call }) => call);

describe('the link that verifies an email', () => {
  it('opens for everybody, leaves the address bar, and changes nothing by itself', async () => {
    const { platform, router } = await openLink();
    expect(await screen.findByText(`Someone created an account with ${EMAIL}. Was it you?`)).toBeVisible();
    expect(platform.calls).toMatchObject([{ call: 'POST /users/verify/link', body: { token: TOKEN } }]);
    expect(router.state.location.search).toBe('');
    expect(page).toMatchObject({ access: 'open', frame: 'bare', secretQuery: true, public: false });
  });

  it('asks only for a press in the browser that signed up, then says that the email is verified', async () => {
    const { user, platform } = await openLink({ ...link, own_browser: true });
    await user.click(await screen.findByRole('button', { name: 'Verify this email' }));
    await waitFor(() => expect(platform.navigations).toEqual(['/register-verify-email?emailVerified=1']));
    expect(callsOf(platform)).toEqual(['POST /users/verify/link', 'POST /users/verify']);
    expect(sessionStorage.length).toBe(0);
  });

  it('signs in the browser that signed up, and goes on where the shopper wanted to be', async () => {
    const session = { token: 'new', profile: aUser({ email: EMAIL }) };
    const { user, platform } = await openLink({ ...link, own_browser: true });
    platform.answer({ 'POST /users/verify': () => ({ message: 'Verified', data: { email: EMAIL, session } }) });
    platform.session.keepReturnPath('/checkout');
    await user.click(await screen.findByRole('button', { name: 'Verify this email' }));
    await waitFor(() => expect(platform.navigations).toEqual(['/checkout']));
    expect(platform.storage.get('extension')).toBe('new');
  });

  it('leads the new shopper to the mobile number first', async () => {
    const session = { token: 'new', profile: aUser({ email: EMAIL, phone: null }) };
    const { user, platform } = await openLink({ ...link, own_browser: true });
    platform.answer({ 'POST /users/verify': () => ({ message: 'Verified', data: { email: EMAIL, session } }) });
    await user.click(await screen.findByRole('button', { name: 'Verify this email' }));
    await waitFor(() => expect(platform.navigations).toEqual(['/verify-phone']));
  });

  it('shows another browser how and when the account was made', async () => {
    await openLink();
    const facts = [
      ['Signed up with', 'Twitter @ada'],
      ['Device', 'Chrome on Android'],
      ['Date', '20 Nov 2026, 10:05'],
    ];
    await screen.findByText('Signed up with');
    expect(screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual(
      facts,
    );
  });

  it('keeps the account with "It was me", and loads no session for a guest', async () => {
    const { user, platform } = await openLink();
    const reload = jest.spyOn(platform.session, 'reload');
    await user.click(await screen.findByRole('button', { name: 'It was me' }));
    await waitFor(() => expect(platform.navigations).toEqual(['/register-verify-email?emailVerified=1']));
    expect(callsOf(platform)).not.toContain('POST /users/verify/disown');
    expect(reload).not.toHaveBeenCalled();
  });

  it('takes the account back with "It wasn’t me", and says that a link to choose a password is on its way', async () => {
    const { user, platform } = await openLink();
    const button = await screen.findByRole('button', { name: 'It wasn’t me' });
    expect(button).toHaveAccessibleDescription(/Everyone will be signed out/);
    await user.click(button);
    expect(await screen.findByText('The account is yours now')).toBeVisible();
    expect(screen.getByText(/We sent a link to ada@example.com/)).toBeVisible();
    expect(platform.calls.at(-1)).toMatchObject({ call: 'POST /users/verify/disown', body: { token: TOKEN } });
    expect(sessionStorage.length).toBe(0);
  });

  it('works with the keyboard alone', async () => {
    const { user, platform } = await openLink();
    (await screen.findByRole('button', { name: 'It was me' })).focus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'It wasn’t me' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(callsOf(platform)).toContain('POST /users/verify/disown'));
  });

  it('keeps its buttons after a lost connection', async () => {
    const { user, platform } = await openLink();
    platform.answer({ 'POST /users/verify': fail(new ApiError(0, 'You are offline.')) });
    await user.click(await screen.findByRole('button', { name: 'It was me' }));
    await waitFor(() => expect(platform.toasts).toMatchObject([{ message: 'You are offline.' }]));
    expect(screen.getByRole('button', { name: 'It was me' })).toBeEnabled();
  });

  it('can be read again when the first try fails, also after a reload', async () => {
    const { user, platform, unmount } = await openLink(fail(new ApiError(0, 'You are offline.')));
    platform.answer({ 'POST /users/verify/link': () => ({ data: link }) });
    expect(await screen.findByText('The link could not be read.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /try again|retry/i }));
    expect(await screen.findByRole('button', { name: 'It was me' })).toBeVisible();
    unmount();
    await openLink(link, '/account/verify-email');
    expect(await screen.findByRole('button', { name: 'It was me' })).toBeVisible();
  });

  it.each<[string, Found]>([
    ['at the start', fail(new ApiError(422, 'Dead', { token: ['Dead'] }))],
    ['when the button is pressed', link],
  ])('says that it is no longer valid: %s', async (_when, found) => {
    const { user, platform } = await openLink(found);
    platform.answer({ 'POST /users/verify': fail(new ApiError(422, 'Dead', { token: ['Dead'] })) });
    if (typeof found === 'object') await user.click(await screen.findByRole('button', { name: 'It was me' }));
    expect(await screen.findByText('This link has expired or is no longer valid.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/account');
  });

  it('says when the email is verified already, and offers a reset of the password', async () => {
    await openLink({ ...link, verified: true });
    expect(await screen.findByText(`${EMAIL} is already verified.`)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'It wasn’t me' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Reset the password' })).toHaveAttribute(
      'href',
      '/account?forgot-password=',
    );
  });

  it('says where to open the page when it has no link', async () => {
    const { platform } = await openLink(link, '/account/verify-email');
    expect(screen.getByText('Open this page from the link in our email.')).toBeVisible();
    expect(platform.calls).toEqual([]);
  });

  it('loads the signed-in shopper again, so that the shop knows the email is verified', async () => {
    const { user, platform } = await openLink({ ...link, own_browser: true });
    await act(async () => platform.signIn(aUser({ email: EMAIL, email_verified: false })));
    const reload = jest.spyOn(platform.session, 'reload');
    await user.click(await screen.findByRole('button', { name: 'Verify this email' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(await screen.findByRole('button', { name: 'Verify this email' })).toBeVisible();
  });
});
