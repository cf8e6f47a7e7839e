import { ApiError } from '@nkm/platform';
import { type Answers, buttonsSettle, createTestPlatform, renderRoute } from '@nkm/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Settings } from '@nkm/contracts';
import { routes } from '../../expose/routes';
import { loadSignUpForm } from './load-sign-up-form';

jest.mock('@nkm/ui/captcha/proof-of-work', () => ({
  solve: (challenge: { n: number }) => Promise.resolve(`token ${challenge.n}`),
}));

const account = routes.find(({ id }) => id === 'account')!;
const TYPED = { Surname: 'Okafor', 'First Name': 'Adaeze', Email: 'ada@example.com', Password: 'Ankara#2026' };
const SENT = {
  surname: 'Okafor',
  other_names: 'Adaeze',
  email: 'ada@example.com',
  password: 'Ankara#2026',
  news: false,
  account_type: 'Individual',
  signup_platform: 'Web',
  terms: true,
  captchaToken: 'token 1',
};

function shop(answers: Answers = {}, api = 1, providers: Settings['providers'] = []) {
  let n = 0;
  return createTestPlatform(
    'mfe-account',
    {
      'GET /captcha': () => ({ data: { provider: 'proof-of-work', expires_in: 600, challenge: { n: (n += 1) } } }),
      'POST /users': () => ({ message: 'Account successfully created', data: {} }),
      ...answers,
    },
    { api, providers },
  );
}

async function openAccount({ at = '/account?sign-up', platform = shop() } = {}) {
  const view = await renderRoute(account, { platform, at });
  if (!('user' in view)) throw new Error('The page did not open');
  return { ...view, platform };
}

async function openSignUp(options: Parameters<typeof openAccount>[0] = {}) {
  const { platform, user, ...view } = await openAccount(options);
  await screen.findByRole('heading', { level: 2, name: /^Step/ });
  const type = async (fields: Partial<typeof TYPED>) => {
    for (const [label, text] of Object.entries(fields)) {
      await user.clear(field(label));
      if (text !== '') await user.type(field(label), text);
    }
  };
  const { Surname, Email, Password } = TYPED;
  const steps = {
    email: async () => {
      await type({ Surname, 'First Name': TYPED['First Name'] });
      await user.click(next());
    },
    agreement: async () => {
      await steps.email();
      await type({ Email, Password });
      await user.click(next());
    },
    submit: async () => {
      await steps.agreement();
      await user.click(terms());
      await ready();
      await user.click(create());
    },
  };
  const sent = () => platform.calls.filter(({ call }) => call === 'POST /users').map(({ body }) => body);
  const toasts = () => platform.toasts.map(({ tone, message }) => [tone, message]);
  return { ...view, platform, user, type, steps, sent, toasts };
}

const signUp = () => within(screen.getByRole('region', { name: 'Sign up' }));
const field = (label: string) => signUp().getByLabelText(new RegExp(`^${label}`));
/** A button some time after the last step. */
function settledButton(name: string | RegExp): HTMLElement {
  buttonsSettle();
  return signUp().getByRole('button', { name });
}
const next = () => settledButton('Next');
const create = () => settledButton(/^Creat/);
const previous = () => signUp().getByRole('button', { name: 'Previous' });
const terms = () => signUp().getByRole('checkbox', { name: /I accept the/ });
const title = (text: string | RegExp) => signUp().getByRole('heading', { level: 2, name: text });
const ready = () => waitFor(() => expect(create()).toHaveAttribute('aria-disabled', 'false'));

// Loads the form's chunk once, because jest compiles its modules slowly.
beforeAll(() => loadSignUpForm(), 60_000);
beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

describe('the sign-up form', () => {
  it('ACC-SCR-007 toggles in place with the sign-in and keeps the input', async () => {
    const { user, platform } = await openAccount({ at: '/account' });
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Sign up' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 1, name: 'Sign in' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('aria-current', 'page');
    await user.type(await screen.findByLabelText(/^Surname/), 'Okafor');
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Sign up' }));
    expect(field('Surname')).toHaveValue('Okafor');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/account');
    expect(platform.calls).toEqual([]);
  });

  it('is not offered with a server as documented, which has another captcha', async () => {
    await openAccount({ platform: shop({}, 0) });
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
  });

  it('ACC-SCR-008 ACC-SCR-009 has three steps; Next and Previous move between them and focus their titles', async () => {
    const { user, steps } = await openSignUp();
    expect(title('Step 1 of 3 Your name')).toBeVisible();
    expect(field('Surname')).toHaveAttribute('autocomplete', 'family-name');
    expect(field('First Name')).toHaveAttribute('autocomplete', 'given-name');
    await steps.email();
    expect(title('Step 2 of 3 Email and password')).toHaveFocus();
    expect(field('Email')).toHaveAttribute('autocomplete', 'email');
    expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
    await user.type(field('Email'), 'ada@example.com');
    await user.type(field('Password'), 'Ankara#2026');
    buttonsSettle();
    await user.keyboard('{Enter}');
    expect(title('Step 3 of 3 Agreement')).toHaveFocus();
    expect(signUp().getByRole('checkbox', { name: /newsletter/ })).not.toBeChecked();
    expect(signUp().getByRole('link', { name: /^terms of use/ })).toHaveAttribute('href', '/editorial/terms');
    expect(signUp().getByRole('link', { name: /^privacy policy/ })).toHaveAttribute(
      'href',
      '/editorial/privacy-policy',
    );

    await user.click(previous());
    expect(title(/^Step 2/)).toHaveFocus();
    expect(field('Password')).toHaveValue('Ankara#2026');
    await user.click(previous());
    expect(title(/^Step 1/)).toHaveFocus();
    expect(field('Surname')).toHaveValue('Okafor');
    expect(signUp().queryByRole('button', { name: 'Previous' })).toBeNull();
  });

  it('offers other providers only at its first step, which then have no second box for news', async () => {
    const { steps, user } = await openSignUp({ platform: shop({}, 1, ['google']) });
    const others = () => screen.queryByRole('heading', { name: 'Or continue with' });
    expect(others()).toBeVisible();
    await steps.email();
    expect(others()).toBeNull();
    await user.click(previous());
    expect(others()).toBeVisible();
  });

  it('moves between the steps with the browser’s Back button, too', async () => {
    const { router, steps } = await openSignUp();
    await steps.agreement();
    expect(router.state.location.search).toBe('?sign-up=agreement');
    await act(() => router.navigate(-1));
    expect(title(/^Step 2/)).toHaveFocus();
    await act(() => router.navigate(-1));
    expect(field('Surname')).toHaveValue('Okafor');
    await act(() => router.navigate(2));
    expect(title(/^Step 3/)).toBeVisible();
  });

  it('ACC-SCR-010 disables Next while a field is empty, and shows which field when Next is pressed', async () => {
    const { user, type, toasts } = await openSignUp();
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    await type({ Surname: 'Okafor' });
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    await user.click(next());
    expect(field('First Name')).toHaveAccessibleDescription(/First Name is required/);
    expect(field('First Name')).toHaveFocus();
    expect(toasts()).toEqual([['error', 'Invalid Form']]);
    await type({ 'First Name': 'Adaeze' });
    expect(field('First Name')).toBeValid();
    expect(next()).toHaveAttribute('aria-disabled', 'false');
    expect(title(/^Step 1/)).toBeVisible();
  });

  it('ACC-RULE-023 removes typed or pasted digits from names and shows a note', async () => {
    const { user, type } = await openSignUp();
    await type({ Surname: 'Oka4for' });
    expect(field('Surname')).toHaveValue('Okafor');
    expect(signUp().getByText('We removed the digits from your name.')).toBeVisible();
    await user.click(field('First Name'));
    await user.paste('Ada2eze٣');
    expect(field('First Name')).toHaveValue('Adaeze');
    await user.click(field('Surname'));
    expect(signUp().queryByText(/removed the digits/)).toBeNull();
  });

  it('ACC-RULE-023 keeps the caret and does not change text during composition', async () => {
    await openSignUp();
    const surname = field('Surname') as HTMLInputElement;
    act(() => surname.focus());
    surname.value = 'Oka4for';
    surname.setSelectionRange(4, 4);
    fireEvent.input(surname, { isComposing: true });
    expect(surname).toHaveValue('Oka4for');
    fireEvent.compositionEnd(surname);
    expect([surname.value, surname.selectionStart]).toEqual(['Okafor', 3]);
  });

  it('SHR-MSG-006 SHR-MSG-005 shows "Invalid Form" and each fault, and stays on the step', async () => {
    const { user, type, steps, toasts, sent } = await openSignUp();
    await steps.email();
    await type({ Email: 'ada', Password: 'ankara' });
    await user.click(next());
    expect(field('Email')).toHaveAccessibleDescription(/Invalid Email/);
    expect(field('Email')).toHaveFocus();
    expect(field('Password')).toHaveAccessibleDescription(/Password must be at least 8 characters long/);
    await user.clear(field('Email'));
    await user.click(next());
    expect(field('Email')).toHaveAccessibleDescription(/Email is required/);
    expect(toasts()).toEqual([
      ['error', 'Invalid Form'],
      ['error', 'Invalid Form'],
    ]);
    expect(title(/^Step 2/)).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('ACC-SCR-012 shows the strength of the password', async () => {
    const { steps, type } = await openSignUp();
    await steps.email();
    await type({ Password: 'Okafor' });
    expect(signUp().getByText('Password strength: Weak')).toBeVisible();
    await type({ Password: 'four Goats and 3 drums!' });
    expect(signUp().getByText('Password strength: Strong')).toBeVisible();
    await type({ Password: '' });
    expect(signUp().queryByText(/Password strength/)).toBeNull();
  });

  it('ACC-SCR-011 ACC-RULE-026 disables the final button until the captcha is solved and the terms are accepted', async () => {
    let solve = (_: unknown) => {};
    const waiting = new Promise((resolve) => (solve = resolve));
    const { user, steps, sent } = await openSignUp({ platform: shop({ 'GET /captcha': () => waiting }) });
    await steps.agreement();
    expect(create()).toHaveAttribute('aria-disabled', 'true');
    await user.click(terms());
    expect(create()).toHaveAttribute('aria-disabled', 'true');
    await user.click(create());
    expect(signUp().getByText('captcha is required')).toBeVisible();
    await act(async () => solve({ data: { provider: 'proof-of-work', expires_in: 600, challenge: { n: 1 } } }));
    await ready();
    expect(signUp().queryByText('captcha is required')).toBeNull();
    await user.click(terms());
    await user.click(create());
    expect(signUp().getByText('Accept the terms to continue.')).toBeVisible();
    expect(sent()).toEqual([]);
  });
});

describe('signing up', () => {
  it('ACC-CALL-004 ACC-FIELD-001 ACC-CONST-010 ACC-MSG-029 creates the account, confirms it and opens the notice', async () => {
    const { steps, sent, toasts, platform } = await openSignUp();
    await steps.submit();
    expect(sent()).toEqual([SENT]);
    expect(toasts()).toEqual([['success', 'Account successfully created']]);
    expect(platform.navigations).toEqual(['/register-verify-email']);
    // The notice names the address. Nothing else stays.
    expect({ ...sessionStorage }).toEqual({ 'registered-email': 'ada@example.com' });
  });

  it('takes two quick presses on Next as one', async () => {
    const { user, type } = await openSignUp();
    await type({ Surname: TYPED.Surname, 'First Name': TYPED['First Name'] });
    await user.dblClick(next());
    expect(title(/^Step 2/)).toBeVisible();
    expect(signUp().queryByText('Email is required')).toBeNull();
  });

  it('ACC-RULE-027 trims the values and sends the newsletter choice', async () => {
    const { user, type, sent } = await openSignUp();
    await type({ Surname: '  Ade\u0301ba\u0301yo\u0323 ', 'First Name': ' Mary   Jane ' });
    await user.click(next());
    await type({ Email: ' ada@example.com ', Password: ' Ankara#2026 ' });
    await user.click(next());
    await user.click(terms());
    await user.click(signUp().getByRole('checkbox', { name: /newsletter/ }));
    await ready();
    await user.click(create());
    expect(sent()).toEqual([{ ...SENT, surname: 'Ad\u00e9b\u00e1y\u1ecd', other_names: 'Mary Jane', news: true }]);
  });

  it('sends one request when the button is pressed repeatedly', async () => {
    let answer = (_: unknown) => {};
    const { user, steps, sent, toasts } = await openSignUp({
      platform: shop({ 'POST /users': () => new Promise((resolve) => (answer = resolve)) }),
    });
    await steps.submit();
    await user.dblClick(create());
    fireEvent.submit(create().closest('form')!);
    expect(sent()).toHaveLength(1);
    await act(async () => answer({}));
    expect(toasts()).toEqual([['success', 'Account successfully created']]);
  });

  it('SHR-RULE-007 shows each message of the server as a toast and at its field, on the step of the field', async () => {
    const refuse = () => {
      throw new ApiError(422, 'Invalid', {
        email: ['The email has already been taken.'],
        surname: ['Surname is odd.', 'Surname is rare.'],
      });
    };
    const { user, steps, toasts, sent, platform } = await openSignUp({ platform: shop({ 'POST /users': refuse }) });
    await steps.submit();
    await waitFor(() => expect(title(/^Step 1/)).toBeVisible());
    expect(field('Surname')).toHaveFocus();
    expect(field('Surname')).toHaveAccessibleDescription('Surname is odd. Surname is rare.');
    expect(toasts()).toEqual([
      ['error', 'The email has already been taken.'],
      ['error', 'Surname is odd.'],
      ['error', 'Surname is rare.'],
    ]);
    await user.click(next());
    expect(field('Email')).toHaveAccessibleDescription(/The email has already been taken\./);
    expect(field('Email')).toHaveValue('ada@example.com');
    await user.click(previous());
    expect(title(/^Step 1/)).toBeVisible();
    await user.click(next());

    platform.answer({ 'POST /users': () => ({}) });
    await user.click(next());
    await ready();
    await user.click(create());
    // The first token was used up.
    expect(sent().at(-1)).toMatchObject({ captchaToken: 'token 2' });
  });

  it.each([
    ['the device is offline', new ApiError(0, 'An Unexpected Error', {}, null, { reason: 'offline' }), 'token 1'],
    [
      'the server does not respond',
      new ApiError(0, 'An Unexpected Error', {}, null, { reason: 'unreachable' }),
      'token 2',
    ],
    ['the server is busy', new ApiError(503, 'Too many people are signing in right now.', {}, 2), 'token 2'],
    [
      'the response is unreadable',
      new ApiError(502, 'An Unexpected Error', {}, null, { reason: 'unreadable' }),
      'token 2',
    ],
    ['there were too many tries', new ApiError(429, 'Too many attempts. Please try again later.', {}, 60), 'token 2'],
  ])('keeps the input when %s, and succeeds with the next press', async (_case, error, token) => {
    const failing = () => {
      throw error;
    };
    const { user, steps, sent, toasts, platform } = await openSignUp({ platform: shop({ 'POST /users': failing }) });
    await steps.submit();
    expect(await signUp().findByRole('alert')).toHaveTextContent(`${error.message}What you typed is still here.`);
    expect(toasts()).toEqual([['error', error.message]]);
    expect(platform.navigations).toEqual([]);
    platform.answer({ 'POST /users': () => ({}) });
    await ready();
    await user.click(create());
    expect(sent().at(-1)).toEqual({ ...SENT, captchaToken: token });
    expect(platform.navigations).toEqual(['/register-verify-email']);
  });

  it('solves a new captcha when the server refuses the token, and shows the error', async () => {
    const expired = 'The captcha is no longer valid. Please try again.';
    let tries = 0;
    const answer = () => {
      if ((tries += 1) === 1) throw new ApiError(422, expired, { captchaToken: [expired] });
      return {};
    };
    const { user, steps, sent, toasts, platform } = await openSignUp({ platform: shop({ 'POST /users': answer }) });
    await steps.submit();
    expect(toasts()).toEqual([['error', expired]]);
    await ready();
    await user.click(create());
    expect(sent()).toMatchObject([{ captchaToken: 'token 1' }, { captchaToken: 'token 2' }]);
    expect(platform.navigations).toEqual(['/register-verify-email']);
  });
});

describe('a reload', () => {
  it('loses only the password, which is never stored', async () => {
    const { steps, user, unmount } = await openSignUp();
    await steps.agreement();
    await user.click(terms());
    await user.click(signUp().getByRole('checkbox', { name: /newsletter/ }));
    expect(Object.values(sessionStorage).join()).toContain('ada@example.com');
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('Ankara#2026');
    unmount();

    const again = await openSignUp({ at: '/account?sign-up=agreement' });
    expect(again.router.state.location.search).toBe('?sign-up=email_and_pass');
    expect(signUp().getByText('Type your password again. It is never stored.')).toBeVisible();
    expect(field('Email')).toHaveValue('ada@example.com');
    await again.type({ Password: 'Ankara#2026' });
    await again.user.click(next());
    expect(terms()).toBeChecked();
    expect(signUp().getByRole('checkbox', { name: /newsletter/ })).toBeChecked();
    await again.user.click(previous());
    await again.user.click(previous());
    expect([field('Surname'), field('First Name')].map((input) => (input as HTMLInputElement).value)).toEqual([
      'Okafor',
      'Adaeze',
    ]);
    expect(next()).toHaveAttribute('aria-disabled', 'false');
  });

  it('starts with the first step when no draft is stored, even if the address names another', async () => {
    sessionStorage.setItem('draft:sign-up', '{"surname":1}');
    await openSignUp({ at: '/account?sign-up=agreement' });
    expect(title(/^Step 1/)).toBeVisible();
    expect(field('Surname')).toHaveValue('');
  });

  it('does not break the form when the browser blocks storage', async () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    const { steps, platform } = await openSignUp();
    await steps.submit();
    expect(platform.navigations).toEqual(['/register-verify-email']);
    blocked.mockRestore();
  });
});
