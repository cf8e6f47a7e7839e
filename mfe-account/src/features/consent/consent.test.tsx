import { aUser, createTestPlatform, renderRoute } from '@nkm/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../expose/routes';
import { CONTINUE_AFTER_MS } from './hand-over';

const account = routes.find(({ id }) => id === 'account')!;
const ada = aUser({ email: 'ada@example.com' });
const SITE = 'https://sellers.example';

async function open(from: string, { signedIn = true, opener = true } = {}) {
  const platform = createTestPlatform('mfe-account', {
    'POST /login': () => ({ token: 'temporary' }),
    'POST /verify_login': () => ({ token: 'session-token', profile: ada }),
  });
  if (signedIn) platform.session.start({ token: 'session-token', profile: ada });
  else await platform.session.end();
  const window_ = { closed: false, postMessage: jest.fn(), location: { href: '' } };
  Object.defineProperty(window, 'opener', { configurable: true, value: opener ? window_ : null });
  const close = jest.spyOn(window, 'close').mockImplementation(() => undefined);
  const settings = {
    ...platform.settings,
    signInOrigins: [SITE],
    providers: ['google'],
    api: 1,
  };
  await renderRoute(account, { platform: { ...platform, settings }, at: `/account?from=${encodeURIComponent(from)}` });
  return { platform, opener: window_, close };
}

afterEach(() => {
  Object.defineProperty(window, 'opener', { configurable: true, value: null });
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the sign-in on behalf of another window', () => {
  it('ACC-MSG-002 ACC-RULE-001 names the site and sends nothing before the shopper allows it', async () => {
    const { opener } = await open(`${SITE}/start`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Allow authentication' })).toBeVisible();
    expect(screen.getByText(`${SITE} wants to use your account ada@example.com.`)).toBeVisible();
    expect(opener.postMessage).not.toHaveBeenCalled();
    // A real timer would close the window of a later test.
    jest.useFakeTimers();
    act(() => screen.getByRole('button', { name: 'Allow' }).click());
    expect(opener.postMessage.mock.calls).toEqual([
      [{ type: 'nkm:authorised', token: 'session-token', profile: ada }, SITE],
    ]);
  });

  it('ACC-RULE-002 ACC-CONST-005 continues in the opener and closes after one second', async () => {
    const { opener, close } = await open(`${SITE}/start?step=2`);
    const button = await screen.findByRole('button', { name: 'Allow' });
    jest.useFakeTimers();
    act(() => button.click());
    expect(opener.location.href).toBe('');
    act(() => void jest.advanceTimersByTime(CONTINUE_AFTER_MS));
    expect(opener.location.href).toBe(`${SITE}/start?step=2`);
    act(() => void jest.advanceTimersByTime(999 - CONTINUE_AFTER_MS));
    expect(close).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(1));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('sends nothing when the shopper refuses', async () => {
    const { opener, close } = await open(SITE);
    await userEvent.click(await screen.findByRole('button', { name: 'Do not allow' }));
    expect(screen.getByText(/You did not allow it/)).toBeVisible();
    expect([opener.postMessage.mock.calls, opener.location.href, close.mock.calls]).toEqual([[], '', []]);
  });

  it('refuses a site that is not on the list', async () => {
    const { opener } = await open('https://evil.example');
    expect(await screen.findByRole('alert')).toHaveTextContent('This site is not allowed to ask for your account.');
    expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
    expect(opener.postMessage).not.toHaveBeenCalled();
  });

  it('says so when the window that asked is gone', async () => {
    await open(SITE, { opener: false });
    expect(await screen.findByRole('alert')).toHaveTextContent(`The window of ${SITE} is gone.`);
    expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
  });

  it('asks a guest to sign in first, and then for the consent', async () => {
    const { platform } = await open(SITE, { signedIn: false });
    expect(await screen.findByText(`Sign in to continue to ${SITE}.`)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
    await userEvent.type(screen.getByLabelText('Email *'), 'ada@example.com');
    await userEvent.type(screen.getByLabelText('Password *'), 'Ada-2026!');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await userEvent.type(await screen.findByLabelText('One-time code'), '123456');
    expect(await screen.findByRole('heading', { name: 'Allow authentication' })).toBeVisible();
    expect(platform.navigations).toEqual([]);
  });
});
