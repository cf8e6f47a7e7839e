import { ApiError } from '@nkm/platform';
import { type Answers, aUser, createTestPlatform, renderRoute } from '@nkm/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../expose/routes';
import { givePasskeys, takePasskeys } from '../../../test/browser-with-passkeys';

const account = routes.find(({ id }) => id === 'account')!;
const ada = aUser({ email_verified: true });
const session = { token: 'session-token', profile: ada };
const options = {
  data: { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', userVerification: 'required', timeout: 300_000 },
};

async function open(answers: Answers = {}, { passkeys = true, at = '/account' } = {}) {
  const platform = createTestPlatform(
    'mfe-account',
    {
      'POST /passkeys/login/options': () => options,
      'POST /passkeys/login': () => ({ ...session, data: session }),
      ...answers,
    },
    { passkeys, signInOrigins: ['https://vendor.example'] },
  );
  platform.session.keepReturnPath('/checkout');
  const view = await renderRoute(account, { platform, at });
  if (!('user' in view)) throw new Error('The page did not open');
  return { ...view, platform };
}
const button = () => screen.findByRole('button', { name: 'Sign in with a passkey' });

let browser: ReturnType<typeof givePasskeys>;
beforeEach(() => (browser = givePasskeys()));
afterEach(() => {
  takePasskeys();
  Object.defineProperty(window, 'opener', { configurable: true, value: null });
  jest.restoreAllMocks();
});

describe('the passkey button of the sign-in', () => {
  it('signs in with one press, without email, password and code', async () => {
    const { user, platform } = await open();
    await user.click(await button());
    await waitFor(() => expect(platform.navigations).toEqual(['/checkout']));
    expect(platform.bus.current('session')).toEqual({ status: 'signed-in', user: ada });
    expect(platform.storage.get('extension')).toBe('session-token');
    expect(platform.calls).toMatchObject([
      { call: 'POST /passkeys/login/options' },
      {
        call: 'POST /passkeys/login',
        body: { credential: { id: 'a2V5', type: 'public-key', response: { userHandle: 'aGFuZGxl' } }, platform: 'Web' },
        options: { isSignIn: true },
      },
    ]);
    expect(browser.get).toHaveBeenCalledTimes(1);
  });

  it('tells the opener and closes the popup', async () => {
    const postMessage = jest.fn();
    const opener = { closed: false, location: { origin: window.location.origin }, postMessage };
    Object.defineProperty(window, 'opener', { configurable: true, value: opener });
    const close = jest.spyOn(window, 'close').mockImplementation(() => undefined);
    const { user, platform } = await open();
    await user.click(await button());
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(postMessage).toHaveBeenCalledWith({ type: 'nkm:signed-in', profile: ada }, window.location.origin);
    expect(platform.navigations).toEqual([]);
  });

  it('stays on the page of a consent for another site', async () => {
    const { user, platform } = await open({}, { at: '/account?from=https://vendor.example' });
    await user.click(await button());
    await waitFor(() => expect(platform.bus.current('session')).toEqual({ status: 'signed-in', user: ada }));
    expect(await screen.findByRole('heading', { name: 'Allow authentication' })).toBeVisible();
    expect(platform.navigations).toEqual([]);
  });

  it('says that nothing happened when the shopper closes the prompt, which is no error', async () => {
    browser.refuse('NotAllowedError');
    const { user, platform } = await open();
    await user.type(screen.getByLabelText('Email *'), 'ada@example.com');
    await user.click(await button());
    expect(await screen.findByText('No passkey was used. You can also sign in with your password.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Email *')).toHaveValue('ada@example.com');
    await user.click(await button());
    await waitFor(() => expect(platform.navigations).toEqual(['/checkout']));
  });

  it('shows the refusal of the server and works again', async () => {
    let isRefused = true;
    const { user, platform } = await open({
      'POST /passkeys/login': () => {
        if (isRefused) throw new ApiError(422, 'Refused', { credential: ['This passkey is unknown.'] });
        return { ...session, data: session };
      },
    });
    await user.click(await button());
    expect(await screen.findByRole('alert')).toHaveTextContent('This passkey is unknown.');
    isRefused = false;
    await user.click(await button());
    await waitFor(() => expect(platform.navigations).toEqual(['/checkout']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a failure of the device and an answer without a session', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    browser.refuse('UnknownError');
    const { user, platform } = await open({ 'POST /passkeys/login': () => ({ data: {} }) });
    await user.click(await button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Your device could not do this.');
    await user.click(await button());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The server sent no session.'));
    expect(platform.bus.current('session')).toEqual({ status: 'guest', user: null });
  });

  it('is absent with a server without passkeys', async () => {
    await open({}, { passkeys: false });
    expect(screen.getByLabelText('Email *')).toBeVisible();
    expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
  });

  it('is absent in a browser without passkeys', async () => {
    takePasskeys();
    await open();
    expect(screen.getByLabelText('Email *')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull());
  });
});
