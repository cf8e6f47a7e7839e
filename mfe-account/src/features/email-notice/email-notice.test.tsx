import { ApiError } from '@nkm/platform';
import { aUser, createTestPlatform, renderRoute } from '@nkm/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { routes } from '../../expose/routes';
import { forgetRegistration, keepRegistration } from '../../registration/registered-email';

const notice = routes.find(({ id }) => id === 'register-verify-email')!;
const bayo = aUser({ email: 'bayo@example.com', email_verified: false });

async function openNotice(user: typeof bayo | null = bayo, at = '/register-verify-email') {
  const platform = createTestPlatform('mfe-account', { 'POST /users/verify/resend': () => ({ message: 'Sent' }) });
  if (user) platform.signIn(user);
  const view = await renderRoute(notice, { platform, at });
  if (!('user' in view)) throw new Error('The page did not open');
  return { ...view, platform };
}

afterEach(() => {
  forgetRegistration();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a signed-in shopper whose email is not verified', () => {
  it('ACC-SCR-016 ACC-MSG-003 is greeted and asked to verify it, and to check inbox and spam folder', async () => {
    await openNotice();
    expect(screen.getByRole('heading', { level: 1, name: 'Hi there' })).toBeVisible();
    expect(screen.getByText(/must be verified/)).toBeVisible();
    expect(screen.getByText(/to bayo@example.com. Check your inbox and spam folder/)).toBeVisible();
  });

  it('ACC-SCR-017 ACC-CALL-012 ACC-MSG-004 ACC-MSG-034 resends the email with "here"', async () => {
    const { user, platform } = await openNotice();
    await user.click(screen.getByRole('button', { name: 'here' }));
    await waitFor(() => expect(platform.toasts).toMatchObject([{ tone: 'success', message: 'Email resent' }]));
    expect(platform.calls).toMatchObject([{ call: 'POST /users/verify/resend' }]);
  });

  it('ACC-MSG-035 sees an error with its reason when the email cannot be sent', async () => {
    const { user, platform } = await openNotice();
    platform.answer({
      'POST /users/verify/resend': () => {
        throw new ApiError(429, 'Wait a minute.');
      },
    });
    await user.click(screen.getByRole('button', { name: 'here' }));
    await waitFor(() =>
      expect(platform.toasts).toEqual([{ tone: 'error', message: 'Error sending email', detail: 'Wait a minute.' }]),
    );
  });

  it('sends the email once when "here" is pressed twice', async () => {
    const { user, platform } = await openNotice();
    let answer = () => {};
    platform.answer({ 'POST /users/verify/resend': () => new Promise<void>((resolve) => (answer = resolve)) });
    await user.dblClick(screen.getByRole('button', { name: 'here' }));
    expect(platform.calls).toHaveLength(1);
    await act(async () => answer());
  });

  it('ACC-RULE-015 ACC-CONST-004 is reloaded every 15 seconds, and continues when the email is verified', async () => {
    jest.useFakeTimers();
    const { platform } = await openNotice();
    platform.session.keepReturnPath('/checkout');
    const reload = jest.spyOn(platform.session, 'reload');
    await act(async () => jest.advanceTimersByTime(14_999));
    expect(reload).not.toHaveBeenCalled();
    await act(async () => jest.advanceTimersByTime(1));
    expect(reload).toHaveBeenCalledTimes(1);

    reload.mockImplementation(async () => platform.signIn({ ...bayo, email_verified: true }));
    await act(async () => jest.advanceTimersByTime(15_000));
    expect(platform.navigations).toEqual(['/checkout']);
    await act(async () => jest.advanceTimersByTime(60_000));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('ACC-RULE-016 goes to the phone verification when the email is verified and there is no phone', async () => {
    const { platform } = await openNotice();
    platform.session.keepReturnPath('/checkout');
    await act(async () => platform.signIn({ ...bayo, email_verified: true, phone: null }));
    expect(platform.navigations).toEqual(['/verify-phone']);
    expect(platform.session.takeReturnPath()).toBe('/checkout');
  });

  it('is reloaded when the page becomes visible, and not while it is hidden', async () => {
    jest.useFakeTimers();
    const { platform } = await openNotice();
    const reload = jest.spyOn(platform.session, 'reload').mockRejectedValue(new ApiError(0, 'Offline'));
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => jest.advanceTimersByTime(60_000));
    expect(reload).not.toHaveBeenCalled();
    visibility.mockReturnValue('visible');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a guest', () => {
  it('ACC-SCR-018 sees that the registration is successful and can log in', async () => {
    const { user, platform } = await openNotice(null);
    const required = jest.fn(() => ({ signedIn: false }));
    platform.hostBus.as('shell').handle('session.require', required);
    expect(screen.getByText('Your registration is successful.')).toBeVisible();
    const login = screen.getByRole('link', { name: 'Sign in' });
    expect(login).toHaveAttribute('href', '/account');
    await user.click(login);
    expect(required).toHaveBeenCalledWith({ returnTo: '/' });
  });

  it('sees the address of the new account, and resends the email to it', async () => {
    keepRegistration('bayo@example.com');
    const { user, platform } = await openNotice(null);
    expect(screen.getByText(/to bayo@example.com. Check your inbox/)).toBeVisible();
    expect(screen.getByText('Open the link in this browser to sign in.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'here' }));
    await waitFor(() => expect(platform.toasts).toMatchObject([{ tone: 'success', message: 'Email resent' }]));
    expect(platform.calls).toMatchObject([{ call: 'POST /users/verify/resend', body: { email: 'bayo@example.com' } }]);
  });

  it('returns after the login to the page they wanted before the sign-up', async () => {
    const { user, platform } = await openNotice(null);
    const required = jest.fn(() => ({ signedIn: false }));
    platform.hostBus.as('shell').handle('session.require', required);
    platform.session.keepReturnPath('/checkout');
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(required).toHaveBeenCalledWith({ returnTo: '/checkout' });
  });

  it('ACC-MSG-005 sees "Email has been verified, kindly login" after following the emailed link', async () => {
    await openNotice(null, '/register-verify-email?emailVerified');
    expect(screen.getByText('Email has been verified, kindly login')).toBeVisible();
    expect(screen.queryByText('Your registration is successful.')).not.toBeInTheDocument();
  });

  it('sees that the emailed link is no longer valid, signed in or not', async () => {
    const { unmount } = await openNotice(null, '/register-verify-email?linkExpired=1');
    expect(screen.getByText('This link is no longer valid.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
    unmount();
    await openNotice(bayo, '/register-verify-email?linkExpired=1');
    expect(screen.getByText('This link is no longer valid.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'here' })).toBeVisible();
  });
});
