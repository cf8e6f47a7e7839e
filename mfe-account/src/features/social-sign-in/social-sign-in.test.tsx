import { ApiError } from '@nkm/platform';
import { aUser, createTestPlatform, renderRoute } from '@nkm/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { routes } from '../../expose/routes';
import { SocialButtons } from './social-buttons';
import { keepStarted, type Started } from './started';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlatformProvider } from '@nkm/platform';
import { MemoryRouter } from 'react-router-dom';

const ada = aUser({ email_verified: true, phone: '2348012345678' });
const STATE = 'state-of-this-browser';
type Handlers = Parameters<typeof createTestPlatform>[1];
type Provider = Started['provider'];

function shop(handlers: Handlers = {}, api = 1) {
  const platform = createTestPlatform('mfe-account', handlers, { providers: ['twitter', 'google', 'apple'], api });
  platform.session.keepReturnPath('/checkout');
  return platform;
}

const signs = (profile = ada) => ({ token: 'session-token', profile, data: { token: 'session-token', profile } });

/** Opens a landing page in the browser that started the sign-in. */
async function land(
  provider: Provider,
  at: string,
  handlers: Handlers,
  { started = {}, api }: { started?: Partial<Started> | null; api?: number } = {},
) {
  const platform = shop(handlers, api);
  const common = { provider, state: STATE, news: false, wasPopup: false, windowName: '', since: Date.now() };
  if (started) keepStarted(platform.storage, { ...common, ...started });
  const view = await renderRoute(
    routes.find(({ id }) => id === `${provider}-signup`)!,
    { platform, at },
  );
  if (!('router' in view)) throw new Error('The page did not open');
  return { platform, view };
}

afterEach(() => {
  Object.defineProperty(window, 'opener', { configurable: true, value: null });
  window.name = '';
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the buttons', () => {
  const show = (platform: ReturnType<typeof shop>) => {
    const leave = jest.fn();
    render(
      <PlatformProvider platform={platform}>
        <MemoryRouter>
          <SocialButtons leave={leave} />
        </MemoryRouter>
      </PlatformProvider>,
    );
    return leave;
  };
  const start = () => ({ data: { url: 'https://accounts.google.com/auth?state=s', state: 's' } });

  it('ACC-SCR-015 sign in with Google, Apple and Twitter', async () => {
    const leave = show(shop({ 'POST /social/google/start': start }));
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Continue with Google',
      'Continue with Apple',
      'Continue with Twitter',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect(leave).toHaveBeenCalledWith('https://accounts.google.com/auth?state=s');
  });

  it('are not shown for a provider that the server does not offer, or with a server as documented', () => {
    show({ ...shop(), settings: { ...shop().settings, providers: ['apple', 'myspace'] } });
    expect(screen.getAllByRole('button')).toHaveLength(1);
    show(shop({}, 0));
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('say what happened when the provider is down, and work again', async () => {
    let isDown = true;
    const leave = show(
      shop({
        'POST /social/google/start': () => {
          if (isDown) throw new ApiError(503, 'Google is not responding right now.');
          return start();
        },
      }),
    );
    const button = screen.getByRole('button', { name: 'Continue with Google' });
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('Google is not responding right now.');
    isDown = false;
    await userEvent.click(button);
    expect(leave).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('do not follow an address that is not on the web', async () => {
    const url = 'javascript:alert(1)';
    const leave = show(shop({ 'POST /social/google/start': () => ({ data: { url, state: 's' } }) }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(leave).not.toHaveBeenCalled();
  });
});

describe('the landing pages', () => {
  it('ACC-ROUTE-001 ACC-ROUTE-002 ACC-ROUTE-003 are open, and their address is kept secret', () => {
    for (const path of ['/google_signup', '/twitter_signup', '/apple_signup'])
      expect(routes.find((route) => route.path === path)).toMatchObject({ access: 'open', secretQuery: true });
  });

  it.each(['google', 'twitter', 'apple'] as const)(
    'ACC-MSG-001 %s shows that it works, and clears the address at once',
    async (provider) => {
      const { view } = await land(provider, `/${provider}_signup?code=secret-code&state=${STATE}`, {
        [`POST /signup_with_${provider}`]: () => new Promise(() => undefined),
      });
      expect(await screen.findByText('Authenticating...')).toBeVisible();
      await waitFor(() => expect(view.router.state.location).toMatchObject({ search: '', hash: '' }));
    },
  );

  it('ACC-RULE-008 ACC-RULE-010 Google’s token in the fragment starts the session', async () => {
    const sent: unknown[] = [];
    const { platform } = await land('google', `/google_signup#access_token=ya29&state=${STATE}&token_type=Bearer`, {
      'POST /signup_with_google': ({ body }: { body: unknown }) => {
        sent.push(body);
        return signs();
      },
    });
    await waitFor(() => expect(platform.navigations).toContain('/checkout'));
    expect(sent).toEqual([
      { token: 'ya29', state: STATE, news: false, signup_platform: 'Web', account_type: 'Individual' },
    ]);
    expect(platform.storage.get('extension')).toBe('session-token');
    expect(platform.bus.current('session')).toEqual({ status: 'signed-in', user: ada });
  });

  it('ACC-FIELD-003 ACC-CONST-009 sends news only where the shopper ticked it', async () => {
    const sent: unknown[] = [];
    await land(
      'google',
      `/google_signup?code=c&state=${STATE}&iss=https://accounts.google.com`,
      { 'POST /signup_with_google': ({ body }: { body: unknown }) => (sent.push(body), signs()) },
      { started: { news: true } },
    );
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ code: 'c', iss: 'https://accounts.google.com', news: true });
  });

  it('ACC-RULE-011 Twitter’s code goes with the stored email, which the page asks for', async () => {
    const sent: { email?: string }[] = [];
    const { platform } = await land('twitter', `/twitter_signup?code=c&state=${STATE}`, {
      'POST /signup_with_twitter': (request) => {
        const body = request.body as { email?: string };
        sent.push(body);
        if (body.email === undefined)
          throw new ApiError(422, 'Twitter does not share your email.', {
            email: ['Twitter does not share your email.'],
          });
        return signs(aUser({ email_verified: false }));
      },
    });
    await userEvent.type(await screen.findByLabelText(/Email/), 'ada@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(platform.navigations).toContain('/register-verify-email'));
    expect(sent[1]).toMatchObject({ code: 'c', email: 'ada@example.com', otp: false });
    expect(platform.storage.get('twitterEmail')).toBe('ada@example.com');
  });

  it('ACC-RULE-012 Apple’s id_token is sent when there is one', async () => {
    const sent: unknown[] = [];
    const user = JSON.stringify({ name: { firstName: 'Ada' } });
    const answer = new URLSearchParams({ id_token: 'a.b.c', user, state: STATE });
    await land('apple', `/apple_signup#${answer}`, {
      'POST /signup_with_apple': ({ body }: { body: unknown }) => (sent.push(body), signs()),
    });
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ id_token: 'a.b.c', user, otp: false });
  });

  it.each([
    [
      'ACC-RULE-009 goes to /verify-phone without a phone number',
      { email_verified: true, phone: null },
      '/verify-phone',
    ],
    [
      'ACC-RULE-009 goes to the notice while the email is not verified',
      { email_verified: false },
      '/register-verify-email',
    ],
    ['goes to the return path otherwise', { email_verified: true, phone: '2348012345678' }, '/checkout'],
  ])('%s', async (_, user, place) => {
    const { platform } = await land('google', `/google_signup?code=c&state=${STATE}`, {
      'POST /signup_with_google': () => signs(aUser(user)),
    });
    await waitFor(() => expect(platform.navigations).toEqual([place]));
  });

  it('ACC-RULE-006 a popup tells its opener and closes', async () => {
    const postMessage = jest.fn();
    const opener = { closed: false, location: { origin: window.location.origin }, postMessage };
    Object.defineProperty(window, 'opener', { configurable: true, value: opener });
    const close = jest.spyOn(window, 'close').mockImplementation(() => undefined);
    const bayo = aUser({ email_verified: false });
    const { platform } = await land('google', `/google_signup?code=c&state=${STATE}`, {
      'POST /signup_with_google': () => signs(bayo),
    });
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(postMessage).toHaveBeenCalledWith({ type: 'nkm:signed-in', profile: bayo }, window.location.origin);
    expect(platform.navigations).toEqual([]);
  });

  it('takes no sign-in that this browser did not start: it could be the account of somebody else', async () => {
    const call = jest.fn();
    for (const at of [`?code=c&state=of-somebody-else`, `#access_token=t`, `?code=c`]) {
      const { view } = await land('google', `/google_signup${at}`, { 'POST /signup_with_google': call });
      expect(await screen.findByRole('alert')).toHaveTextContent('was not started in this browser');
      view.unmount();
    }
    expect(call).not.toHaveBeenCalled();
  });

  it('takes the documented forms from a server that starts no sign-in', async () => {
    const { platform } = await land(
      'google',
      '/google_signup#access_token=ya29',
      { 'POST /signup_with_google': () => signs() },
      { started: null, api: 0 },
    );
    await waitFor(() => expect(platform.storage.get('extension')).toBe('session-token'));
  });

  it('tries the same answer again after an outage', async () => {
    let calls = 0;
    const { platform } = await land('google', `/google_signup?code=c&state=${STATE}`, {
      'POST /signup_with_google': () => {
        calls += 1;
        if (calls === 1) throw new ApiError(503, 'Google is not responding right now.');
        return signs();
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(platform.navigations).toEqual(['/checkout']));
  });

  it('says that the shopper left the provider, or that it sent nothing', async () => {
    const first = await land('google', `/google_signup?error=access_denied&state=${STATE}`, {});
    expect(await screen.findByRole('alert')).toHaveTextContent('Sign-in with Google was cancelled.');
    first.view.unmount();
    await land('google', '/google_signup', {});
    expect(await screen.findByRole('alert')).toHaveTextContent('Google sent no code.');
    expect(screen.getByRole('link', { name: 'Back to the sign-in' })).toHaveAttribute('href', '/account');
    expect(screen.getByRole('link', { name: 'NKM: Back to the shop' })).toHaveAttribute('href', '/');
  });

  it('connects the provider after the sign-in with the password', async () => {
    const text = 'This email already has an account.';
    const { platform } = await land('google', `/google_signup?code=c&state=${STATE}`, {
      'POST /signup_with_google': () => {
        throw new ApiError(409, text, { connect: [text] });
      },
      'POST /login': () => ({ token: 'temporary' }),
      'POST /verify_login': () => signs(),
      'POST /social/google/connect': ({ body }: { body: unknown }) => (connected.push(body), { message: 'ok' }),
    });
    const connected: unknown[] = [];
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in with password' })).toHaveAttribute('href', '/account');
    const { finishSignIn } = await import('../../after-sign-in/finish-sign-in');
    await act(() => finishSignIn(platform, signs()));
    await waitFor(() => expect(connected).toEqual([{ state: STATE }]));
    // Once.
    await act(() => finishSignIn(platform, signs()));
    expect(connected).toHaveLength(1);
  });
});
