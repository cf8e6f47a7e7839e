import { ApiError } from '@nkm/platform';
import { createTestPlatform, aUser, renderRoute } from '@nkm/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../expose/routes';

const account = routes.find(({ id }) => id === 'account')!;
const ada = aUser({ email: 'ada@example.com' });

function shop() {
  return createTestPlatform('mfe-account', {
    'POST /login': () => ({ token: 'temporary', data: { token: 'temporary' } }),
    'POST /verify_login': () => ({ token: 'session', profile: ada, data: { token: 'session', profile: ada } }),
    'POST /products/recent': () => undefined,
  });
}

async function openAccount(platform = shop(), at = '/account') {
  const view = await renderRoute(account, { platform, at });
  if (!('user' in view)) throw new Error('The page did not open');
  const { user } = view;
  const email = () => screen.getByLabelText('Email *');
  const password = () => screen.getByLabelText('Password *');
  const button = () => screen.getByRole('button', { name: /^Sign/ });
  return {
    ...view,
    platform,
    email,
    password,
    button,
    async signIn(typed = 'Ankara#2026') {
      await user.type(email(), 'ada@example.com');
      await user.type(password(), typed);
      await user.click(button());
    },
    modal: () => screen.findByRole('dialog', { name: 'Enter your code' }),
    async enterCode(code: string) {
      await user.type(within(await screen.findByRole('dialog')).getByLabelText('One-time code'), code);
    },
  };
}

jest.mock('@nkm/ui/captcha/proof-of-work', () => ({
  solve: async ({ n }: { n: number }) => `captcha ${n}`,
}));

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

describe('the password step', () => {
  it('ACC-SCR-001 ACC-SCR-002 has email and password, and a button that waits for both', async () => {
    const { email, password, button, user } = await openAccount();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('type', 'password');
    expect(button()).toBeDisabled();
    await user.type(email(), 'ada@example.com');
    expect(button()).toBeDisabled();
    await user.type(password(), 'x');
    expect(button()).toBeEnabled();
    await user.clear(email());
    expect(button()).toBeDisabled();
  });

  it('accepts values that a password manager fills in', async () => {
    const { email, password, button, user, platform } = await openAccount();
    for (const [input, value] of [
      [email(), 'ada@example.com'],
      [password(), 'secret'],
    ] as const)
      (input as HTMLInputElement).value = value;
    act(() => void email().dispatchEvent(new Event('input', { bubbles: true })));
    expect(button()).toBeEnabled();
    await user.click(button());
    expect(platform.calls[0]?.body).toEqual({ email: 'ada@example.com', password: 'secret', platform: 'Web' });
  });

  it('ACC-SCR-003 ACC-RULE-003 ACC-CALL-005 ACC-FIELD-002 SHR-CONST-005 sends email, password and platform, then asks for the code', async () => {
    const { signIn, modal, platform } = await openAccount();
    await signIn();
    expect(await modal()).toBeVisible();
    expect(within(await modal()).getByLabelText('One-time code')).toHaveFocus();
    expect(platform.calls).toMatchObject([
      {
        call: 'POST /login',
        body: { email: 'ada@example.com', password: 'Ankara#2026', platform: 'Web' },
        options: { isSignIn: true },
      },
    ]);
  });

  it('ACC-RULE-037 shows one toast per message of the errors map and the text in the form, and keeps the input', async () => {
    const { signIn, email, password, button, platform } = await openAccount();
    platform.answer({
      'POST /login': () => {
        throw new ApiError(422, 'Invalid', { email: ['The email is wrong.'], password: ['The password is wrong.'] });
      },
    });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('The email is wrong. The password is wrong.');
    expect(platform.toasts.map(({ tone, message }) => [tone, message])).toEqual([
      ['error', 'The email is wrong.'],
      ['error', 'The password is wrong.'],
    ]);
    expect(email()).toHaveValue('ada@example.com');
    expect(password()).toHaveValue('Ankara#2026');
    expect(button()).toBeEnabled();
  });

  it('shows an error when the server sends no token', async () => {
    const { signIn, platform } = await openAccount();
    platform.answer({ 'POST /login': () => ({}) });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('The server sent no sign-in token. Please try again.');
  });

  it('sends a password once when the button is pressed repeatedly', async () => {
    const { email, password, button, user, platform } = await openAccount();
    let answer = (_: unknown) => {};
    platform.answer({ 'POST /login': () => new Promise((resolve) => (answer = resolve)) });
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'secret{Enter}{Enter}');
    await user.click(button());
    expect(platform.calls).toHaveLength(1);
    await act(async () => answer({ token: 'temporary' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('keeps the password out of the address before hydration', async () => {
    const { button } = await openAccount();
    expect(button().closest('form')).toHaveAttribute('method', 'post');
  });
});

describe('too many wrong passwords', () => {
  const NEEDED = 'Too many wrong passwords. Confirm that you are human, then try again.';

  /** A server that requires a captcha and accepts each token once. */
  function strictShop() {
    const platform = shop();
    let challenges = 0;
    platform.answer({
      'GET /captcha': () => ({
        data: { provider: 'proof-of-work', expires_in: 600, challenge: { n: (challenges += 1) } },
      }),
      'POST /login': ({ body }) => {
        const { password, captchaToken } = body as { password: string; captchaToken?: string };
        if (captchaToken === undefined) throw new ApiError(422, NEEDED, { captchaToken: [NEEDED] });
        if (password !== 'Ankara#2026') throw new ApiError(422, 'Wrong', { email: ['The password is wrong.'] });
        return { token: 'temporary' };
      },
    });
    return platform;
  }
  const sentTokens = (platform: ReturnType<typeof shop>) =>
    platform.calls
      .filter(({ call }) => call === 'POST /login')
      .map(({ body }) => (body as { captchaToken?: string }).captchaToken);

  it('require a captcha in the form, which keeps the input and sends each token once', async () => {
    const { signIn, button, email, password, user, platform, modal } = await openAccount(strictShop());
    await signIn('wrong');
    expect(await screen.findByText('Verified')).toBeVisible();
    expect(screen.getByText(NEEDED)).toBeVisible();
    expect([email(), password()].map((field) => (field as HTMLInputElement).value)).toEqual([
      'ada@example.com',
      'wrong',
    ]);
    await waitFor(() => expect(button()).toBeEnabled());
    await user.click(button());
    expect(await screen.findByText('The password is wrong.')).toBeVisible();
    await user.clear(password());
    await user.type(password(), 'Ankara#2026');
    await waitFor(() => expect(button()).toBeEnabled());
    await user.click(button());
    expect(await modal()).toBeVisible();
    expect(sentTokens(platform)).toEqual([undefined, 'captcha 1', 'captcha 2']);
    expect(screen.queryByText('Verified')).not.toBeInTheDocument();
  });

  it('say that a code comes only if the password was right, when the server does not check it', async () => {
    const platform = shop();
    platform.answer({ 'POST /login': () => ({ token: 'temporary', password_unchecked: true }) });
    const { signIn, modal } = await openAccount(platform);
    await signIn('Ankara#2026');
    expect(await modal()).toHaveTextContent(/If yours was, a six-digit code is on its way to ada@example\.com/);
  });

  it('disable the button until the captcha is solved', async () => {
    const platform = strictShop();
    platform.answer({ 'GET /captcha': () => new Promise(() => undefined) });
    const { signIn, button } = await openAccount(platform);
    await signIn();
    expect(await screen.findByText(/Checking that you are human/)).toBeVisible();
    expect(button()).toBeDisabled();
  });

  it('lead from a resend back to the form, which keeps the password', async () => {
    const { signIn, modal, user, platform, password } = await openAccount();
    await signIn();
    await modal();
    platform.answer({
      'POST /login': () => {
        throw new ApiError(422, NEEDED, { captchaToken: [NEEDED] });
      },
      'GET /captcha': () => new Promise(() => undefined),
    });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 301_000);
    await user.click(await screen.findByRole('button', { name: 'Resend' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    clock.mockRestore();
    expect(screen.getByText(NEEDED)).toBeVisible();
    expect(password()).toHaveValue('Ankara#2026');
  });
});

describe('the code step', () => {
  it('ACC-RULE-004 ACC-CONST-001 ACC-CALL-006 submits the code when exactly six digits are entered', async () => {
    const { signIn, enterCode, platform } = await openAccount();
    await signIn();
    await enterCode('12345');
    expect(platform.calls).toHaveLength(1);
    await enterCode('6');
    await waitFor(() => expect(platform.storage.get('extension')).toBe('session'));
    expect(platform.calls[1]).toMatchObject({
      call: 'POST /verify_login',
      body: { code: '123456', platform: 'Web' },
      options: { isSignIn: true, headers: { Authorization: 'Bearer temporary' } },
    });
  });

  it('ACC-SCR-006 shows the error after a refused code and accepts the next code', async () => {
    const { signIn, enterCode, modal, platform } = await openAccount();
    platform.answer({
      'POST /verify_login': ({ body }) => {
        if ((body as { code: string }).code === '000000') throw new ApiError(422, 'Invalid', { code: ['Wrong code.'] });
        return { token: 'session', profile: ada };
      },
    });
    await signIn();
    await enterCode('00000');
    expect(within(await modal()).queryByText('Wrong code.')).not.toBeInTheDocument();
    await enterCode('0');
    expect(await within(await modal()).findByText('Wrong code.')).toBeVisible();
    expect(platform.toasts).toMatchObject([{ tone: 'error', message: 'Wrong code.' }]);
    await enterCode('123456');
    await waitFor(() => expect(platform.navigations).toEqual(['/']));
  });

  it('keeps the code after a lost connection, so that one press retries it', async () => {
    const { signIn, enterCode, modal, platform, user } = await openAccount();
    platform.answer({
      'POST /verify_login': () => {
        throw new ApiError(0, 'An Unexpected Error');
      },
    });
    await signIn();
    await enterCode('123456');
    expect(await within(await modal()).findByText('An Unexpected Error')).toBeVisible();
    expect(screen.getByLabelText('One-time code')).toHaveValue('123456');
    platform.answer({ 'POST /verify_login': () => ({ token: 'session', profile: ada }) });
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(platform.navigations).toEqual(['/']));
  });

  it('ACC-SCR-004 ACC-SCR-005 counts down from 5:00 and at 00:00 offers Resend, which repeats the login with the form', async () => {
    const { signIn, modal, platform, user } = await openAccount();
    await signIn();
    const timer = within(await modal()).getByRole('timer');
    await waitFor(() => expect(timer).toHaveTextContent(/^0?(5:00|4:59)$/));
    expect(screen.queryByRole('button', { name: 'Resend' })).not.toBeInTheDocument();

    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 301_000);
    const resend = await screen.findByRole('button', { name: 'Resend' });
    expect(timer).toHaveTextContent('00:00');
    platform.answer({ 'POST /login': () => ({ token: 'second' }) });
    await user.click(resend);
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^0?(5:00|4:59)$/));
    expect(platform.calls[1]).toMatchObject({ call: 'POST /login', body: platform.calls[0]!.body as object });
    expect(platform.toasts).toMatchObject([{ tone: 'success', message: 'A new code is on its way' }]);
    jest.restoreAllMocks();
  });

  it.each([
    ['no longer knows the login', 401, 'Unauthenticated.'],
    ['has seen too many wrong codes', 403, 'Too many wrong codes. Please request a new one.'],
    ['has already used the code', 422, 'The code has expired. Please request a new one.'],
  ])('offers Resend at once when the server %s', async (_, status, message) => {
    const { signIn, enterCode, platform } = await openAccount();
    platform.answer({
      'POST /verify_login': () => {
        throw new ApiError(status, message, { code: [message] });
      },
    });
    await signIn();
    await enterCode('123456');
    expect(await screen.findByRole('button', { name: 'Resend' })).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('00:00');
  });

  it('retries a code whose response was lost, and offers Resend when the server then refuses it', async () => {
    const { signIn, enterCode, platform, user } = await openAccount();
    let error = new ApiError(0, 'An Unexpected Error');
    platform.answer({
      'POST /verify_login': () => {
        throw error;
      },
    });
    await signIn();
    await enterCode('123456');
    expect(await screen.findByText('An Unexpected Error')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Resend' })).not.toBeInTheDocument();
    error = new ApiError(422, 'Invalid', { code: ['No such code.'] });
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByRole('button', { name: 'Resend' })).toBeVisible();
  });

  it('offers no Resend after a wrong code, because the right one still works', async () => {
    const { signIn, enterCode, platform } = await openAccount();
    platform.answer({
      'POST /verify_login': () => {
        throw new ApiError(422, 'Invalid', { code: ['The code is not correct.'] });
      },
    });
    await signIn();
    for (const code of ['123456', '123456']) {
      await enterCode(code);
      expect(await screen.findByText('The code is not correct.')).toBeVisible();
    }
    expect(screen.queryByRole('button', { name: 'Resend' })).not.toBeInTheDocument();
  });

  it('survives a reload without local storage, address or password', async () => {
    const first = await openAccount();
    await first.signIn();
    await first.modal();
    expect(JSON.stringify({ ...localStorage })).not.toContain('temporary');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Ankara#2026');
    expect(first.router.state.location.search).toBe('');
    first.unmount();

    const second = await openAccount();
    expect(await second.modal()).toBeVisible();
    expect(second.email()).toHaveValue('ada@example.com');
    await second.enterCode('123456');
    await waitFor(() => expect(second.platform.navigations).toEqual(['/']));
    expect({ ...sessionStorage }).toEqual({});
  });

  it('asks for the password again for a new code after a reload', async () => {
    const first = await openAccount();
    await first.signIn();
    await first.modal();
    first.unmount();
    const second = await openAccount();
    await second.modal();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 301_000);
    await second.user.click(await screen.findByRole('button', { name: 'Resend' }));
    jest.restoreAllMocks();
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter your password again to get a new code.');
    expect(second.platform.calls).toEqual([]);
  });

  it('forgets the step when the shopper closes the dialog', async () => {
    const { signIn, modal, user } = await openAccount();
    await signIn();
    await user.click(within(await modal()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect({ ...sessionStorage }).toEqual({});
  });

  it('keeps a late code valid: the next request after closing the dialog names the earlier one', async () => {
    const { signIn, modal, user, platform, email } = await openAccount();
    await signIn();
    await user.click(within(await modal()).getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await user.click(within(await modal()).getByRole('button', { name: 'Close' }));
    await user.clear(email());
    await user.type(email(), 'someone.else@example.com');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await modal();
    const [, second, third] = platform.calls.filter(({ call }) => call === 'POST /login');
    expect(second).toMatchObject({ options: { headers: { Authorization: 'Bearer temporary' } } });
    expect(third!.options).toEqual({ isSignIn: true });
  });
});
