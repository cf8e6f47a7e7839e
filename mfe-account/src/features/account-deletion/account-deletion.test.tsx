import { ApiError } from '@nkm/platform';
import { aUser, buttonsSettle, createTestPlatform, renderRoute, type TestPlatform, stopClock } from '@nkm/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { EMPTY_SECURITY } from '../../../test/empty-security';
import { routes } from '../../expose/routes';
import { Farewell } from './farewell';
import { REASON_CHIPS } from './reason-chips';

const security = routes.find(({ id }) => id === 'security')!;
const ada = aUser({
  id: 41,
  surname: 'Okafor',
  other_names: 'Adaeze',
  email: 'ada@example.com',
  phone: '2348031234567',
  store_name: null,
});
const REASON = 'x'.repeat(100);

function shop({ user = ada, api = 1 } = {}): TestPlatform {
  const platform = createTestPlatform(
    'mfe-account',
    {
      ...EMPTY_SECURITY,
      'POST /users/:id/deletion_request': () => ({ message: 'sent' }),
      'PATCH /users/:id/deletion_request/:otp': () => ({ message: 'deleted' }),
      'POST /users/:id/deactivate': () => ({ message: 'resting' }),
      'GET /users/me/export': () => ({ data: { profile: { id: user.id } } }),
    },
    { api },
  );
  platform.storage.set('extension', 'token');
  platform.signIn(user);
  return platform;
}

async function openSecurity(platform = shop()) {
  const view = await renderRoute(security, { platform, at: '/security' });
  if (!('user' in view)) throw new Error('The page did not open');
  const { user } = view;
  const dialog = () => within(screen.getByRole('dialog'));
  const button = (name: string) => dialog().getByRole('button', { name });
  const steps = {
    ...view,
    platform,
    dialog,
    button,
    title: () => dialog().getByRole('heading', { level: 2 }),
    reason: () => dialog().getByLabelText('Your reason *'),
    async open() {
      await user.click(screen.getByRole('button', { name: 'Delete Account' }));
      await screen.findByRole('dialog');
    },
    async proceed() {
      buttonsSettle();
      await user.click(button('PROCEED'));
    },
    async giveReason(text = REASON) {
      await user.click(steps.reason());
      await user.paste(text);
      await steps.proceed();
    },
    async choose(name: RegExp) {
      await user.click(dialog().getByRole('radio', { name }));
      await steps.proceed();
    },
    async goToForm() {
      await steps.open();
      await steps.giveReason();
      await steps.choose(/^Delete account/);
      await steps.choose(/^Yes/);
    },
    async goToCode() {
      await steps.goToForm();
      await steps.proceed();
      await dialog().findByLabelText('Six-digit code');
    },
    code: () => dialog().getByLabelText('Six-digit code'),
    confirm: () => button('CONFIRM ACCOUNT DELETION'),
  };
  return steps;
}

/** Without the lists of the page. */
const sent = ({ calls: all }: TestPlatform) => all.filter(({ call }) => !(call in EMPTY_SECURITY));
const calls = (platform: TestPlatform) => sent(platform).map(({ call }) => call);

/** The file that the page downloads. */
function expectDownload() {
  const file: { saved?: Blob; click?: jest.SpyInstance } = {};
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => ((file.saved = blob), 'blob:data'),
    revokeObjectURL: () => undefined,
  });
  file.click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    expect([this.download, this.href]).toEqual(['my-data.json', 'blob:data']);
  });
  return file;
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('/security', () => {
  it('ACC-ROUTE-016 is for signed-in shoppers and has a link in the profile sidebar', () => {
    expect(security).toMatchObject({
      path: '/security',
      title: 'Security',
      access: 'signed-in',
      frame: 'account',
      public: false,
      sidebar: { place: 9, fragment: 'security' },
    });
  });

  it('ACC-SCR-024 has Change Password, which goes to /password/change', async () => {
    await openSecurity();
    expect(screen.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change Password' })).toHaveAttribute('href', '/password/change');
  });

  it('ACC-SCR-025 has Delete Account, which opens the dialog series', async () => {
    const page = await openSecurity();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await page.open();
    expect(page.title()).toHaveTextContent('Tell us why you want to leave.');
  });

  it('downloads the shopper’s data as a file, once for two presses', async () => {
    const file = expectDownload();
    const page = await openSecurity();
    let answer = (_: unknown) => {};
    page.platform.answer({ 'GET /users/me/export': () => new Promise((resolve) => (answer = resolve)) });
    await page.user.click(screen.getByRole('button', { name: 'Download my data' }));
    await page.user.click(screen.getByRole('button', { name: 'Preparing your data…' }));
    expect(calls(page.platform)).toEqual(['GET /users/me/export']);
    await act(async () => answer({ data: { profile: { id: 41 } } }));
    await waitFor(() => expect(file.click).toHaveBeenCalledTimes(1));
    expect(page.platform.toasts).toEqual([{ tone: 'success', message: 'Data downloaded' }]);
    expect(screen.getByRole('button', { name: 'Download my data' })).toBeEnabled();
  });

  it('says when the data cannot be downloaded, and downloads it at the next press', async () => {
    const file = expectDownload();
    const page = await openSecurity();
    page.platform.answer({
      'GET /users/me/export': () => {
        throw new ApiError(429, 'Too many requests.');
      },
    });
    await page.user.click(screen.getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(page.platform.toasts).toEqual([{ tone: 'error', message: 'Too many requests.' }]));
    expect(file.click).not.toHaveBeenCalled();
    buttonsSettle();
    page.platform.answer({ 'GET /users/me/export': () => ({ data: {} }) });
    await page.user.click(screen.getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(file.click).toHaveBeenCalledTimes(1));
  });

  it('offers no download when the server lacks the call', async () => {
    await openSecurity(shop({ api: 0 }));
    expect(screen.queryByRole('button', { name: 'Download my data' })).not.toBeInTheDocument();
  });
});

describe('the account deletion dialogs', () => {
  it('ACC-SCR-046 show the number of the step and focus its title', async () => {
    const page = await openSecurity();
    await page.open();
    const progress = () => page.dialog().getByRole('progressbar');
    expect(progress()).toHaveAttribute('aria-valuemax', '5');
    expect(progress()).toHaveAttribute('aria-valuenow', '1');
    expect(page.dialog().getByText('Step 1 of 5')).toBeVisible();
    expect(page.title()).toHaveFocus();
    await page.giveReason();
    expect(progress()).toHaveAttribute('aria-valuenow', '2');
    expect(page.title()).toHaveFocus();
    await page.choose(/^Delete account/);
    await page.choose(/^Yes/);
    expect(progress()).toHaveAttribute('aria-valuenow', '4');
    await page.proceed();
    await page.dialog().findByLabelText('Six-digit code');
    expect(page.dialog().getByText('Step 5 of 5')).toBeVisible();
    expect(page.code()).toHaveFocus();
  });

  it('work with the keyboard alone', async () => {
    const page = await openSecurity();
    screen.getByRole('button', { name: 'Delete Account' }).focus();
    await page.user.keyboard('{Enter}');
    await screen.findByRole('dialog');
    page.button('Delivery').focus();
    await page.user.keyboard(' ');
    page.button('PROCEED').focus();
    await page.user.keyboard('{Enter}');
    page
      .dialog()
      .getByRole('radio', { name: /^Delete account/ })
      .focus();
    await page.user.keyboard(' {Enter}');
    page.dialog().getByRole('radio', { name: /^Yes/ }).focus();
    await page.user.keyboard(' {Enter}');
    expect(page.title()).toHaveTextContent('Verify the form below');
    buttonsSettle();
    page.button('PROCEED').focus();
    await page.user.keyboard('{Enter}');
    expect(await page.dialog().findByLabelText('Six-digit code')).toHaveFocus();
    await page.user.keyboard('123456{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Your account was deleted' })).toBeVisible();
  });

  describe('step 1', () => {
    it('ACC-SCR-047 ACC-MSG-042 SHR-MSG-010 asks for the reason, with placeholder and PROCEED', async () => {
      const page = await openSecurity();
      await page.open();
      expect(screen.getByRole('dialog', { name: 'Tell us why you want to leave.' })).toBeVisible();
      expect(page.reason()).toHaveAttribute('placeholder', 'Max. characters (500)');
      expect(page.button('PROCEED')).toBeVisible();
    });

    it('ACC-CONST-015 PROCEED needs 100 to 500 characters, and a longer text is not truncated', async () => {
      const page = await openSecurity();
      await page.open();
      await page.user.click(page.reason());
      await page.user.paste('ẹ̀'.repeat(99));
      expect(page.button('PROCEED')).toBeDisabled();
      expect(page.reason()).toHaveAccessibleDescription('99 of 500 characters, 1 more needed');
      await page.user.paste('x');
      expect(page.button('PROCEED')).toBeEnabled();
      expect(page.reason()).toHaveAccessibleDescription('100 of 500 characters');
      await page.user.paste('y'.repeat(402));
      expect(page.button('PROCEED')).toBeDisabled();
      expect(page.reason()).toHaveAccessibleDescription('502 of 500 characters 2 characters too many');
      expect((page.reason() as HTMLTextAreaElement).value).toHaveLength(99 * 'ẹ̀'.length + 403);
    });

    it('has chips that add their reason and remove it again', async () => {
      const page = await openSecurity();
      await page.open();
      const chip = () => page.button('Delivery');
      stopClock();
      await page.user.click(chip());
      expect(page.reason()).toHaveValue(REASON_CHIPS[1].text);
      expect(chip()).toHaveAttribute('aria-pressed', 'true');
      expect(page.button('PROCEED')).toBeEnabled();
      await page.user.click(chip()); // the second of two quick presses
      expect(chip()).toHaveAttribute('aria-pressed', 'true');
      buttonsSettle();
      await page.user.click(chip());
      expect(page.reason()).toHaveValue('');
      expect(chip()).toHaveAttribute('aria-pressed', 'false');
    });

    it('keeps the reason after a closed dialog and a reload, for the same shopper only', async () => {
      const platform = shop();
      const first = await openSecurity(platform);
      await first.open();
      await first.user.type(first.reason(), 'Too expensive');
      await first.user.click(first.button('Close'));
      await first.open();
      expect(first.reason()).toHaveValue('Too expensive');
      first.unmount();
      const second = await openSecurity(platform);
      await second.open();
      expect(second.reason()).toHaveValue('Too expensive');
      second.unmount();
      platform.signIn(aUser({ id: 42 }));
      const other = await openSecurity(platform);
      await other.open();
      expect(other.reason()).toHaveValue('');
    });
  });

  describe('step 2', () => {
    it('ACC-SCR-048 ACC-RULE-044 offers two actions, and PROCEED waits for the choice', async () => {
      const page = await openSecurity();
      await page.open();
      await page.giveReason();
      expect(
        page
          .dialog()
          .getAllByRole('radio')
          .map((radio) => (radio as HTMLInputElement).value),
      ).toEqual(['deactivate', 'delete']);
      expect(page.button('PROCEED')).toBeDisabled();
      await page.user.click(page.dialog().getByRole('radio', { name: /^Delete account/ }));
      expect(page.button('PROCEED')).toBeEnabled();
    });

    it('ACC-RULE-041 Deactivate deactivates the account, explains how to return and signs out', async () => {
      const page = await openSecurity();
      await page.open();
      await page.giveReason();
      await page.choose(/^Deactivate account/);
      await waitFor(() => expect(page.platform.navigations).toEqual(['/']));
      expect(sent(page.platform)).toMatchObject([{ call: 'POST /users/41/deactivate' }]);
      expect(page.platform.toasts).toEqual([
        { tone: 'success', message: 'Your account is deactivated', detail: 'Sign in to reactivate it.' },
      ]);
      expect(page.platform.storage.get('extension')).toBeNull();
      expect(page.platform.bus.current('session')).toMatchObject({ status: 'guest' });
    });

    it('ACC-RULE-041 Deactivate just closes the dialog with a server as documented', async () => {
      const platform = shop({ api: 0 });
      const page = await openSecurity(platform);
      await page.open();
      await page.giveReason();
      await page.choose(/^Deactivate account/);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(sent(platform)).toEqual([]);
      expect(platform.storage.get('extension')).toBe('token');
    });

    it('stays open with an error when the server cannot deactivate the account', async () => {
      const page = await openSecurity();
      page.platform.answer({
        'POST /users/:id/deactivate': () => {
          throw new ApiError(503, 'The service is not available right now.');
        },
      });
      await page.open();
      await page.giveReason();
      await page.choose(/^Deactivate account/);
      expect(await page.dialog().findByRole('alert')).toHaveTextContent('The service is not available right now.');
      expect(page.platform.navigations).toEqual([]);
    });

    it('leads back to the reason, which is kept', async () => {
      const page = await openSecurity();
      await page.open();
      await page.giveReason();
      await page.user.click(page.button('Back'));
      expect(page.reason()).toHaveValue(REASON);
    });
  });

  describe('step 3', () => {
    async function atConfirmation(platform = shop()) {
      const page = await openSecurity(platform);
      await page.open();
      await page.giveReason();
      await page.choose(/^Delete account/);
      return page;
    }

    it('ACC-RULE-040 ACC-MSG-043 ACC-MSG-044 ACC-MSG-045 ACC-RULE-044 asks whether the shopper is sure', async () => {
      const page = await atConfirmation();
      expect(page.title()).toHaveTextContent('Delete your account');
      const labels = page
        .dialog()
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent);
      expect(labels).toEqual(['No, I change my mind', 'Yes, pretty sure']);
      expect(page.button('PROCEED')).toBeDisabled();
    });

    it('ACC-RULE-042 No closes the dialog without a request to the server', async () => {
      const page = await atConfirmation();
      await page.choose(/^No/);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(sent(page.platform)).toEqual([]);
      await page.open();
      expect(page.reason()).toHaveValue('');
    });

    it('ACC-RULE-042 Yes proceeds', async () => {
      const page = await atConfirmation();
      await page.choose(/^Yes/);
      expect(page.title()).toHaveTextContent('Verify the form below');
    });

    it('downloads the shopper’s data as a file', async () => {
      const file = expectDownload();
      const page = await atConfirmation();
      await page.user.click(page.button('Download my data'));
      await waitFor(() => expect(file.click).toHaveBeenCalledTimes(1));
      expect(calls(page.platform)).toEqual(['GET /users/me/export']);
      expect(file.saved?.type).toBe('application/json');
      expect(page.platform.toasts).toMatchObject([{ tone: 'success', message: 'Data downloaded' }]);
    });

    it('offers no download when the server lacks the call', async () => {
      const platform = shop({ api: 0 });
      const page = await atConfirmation(platform);
      expect(page.dialog().getByRole('radio', { name: /^No/ })).toBeInTheDocument();
      expect(page.dialog().queryByRole('button', { name: 'Download my data' })).not.toBeInTheDocument();
    });
  });

  describe('step 4', () => {
    it('ACC-SCR-049 ACC-MSG-046 ACC-FIELD-008 shows the account’s data, read-only', async () => {
      const page = await openSecurity();
      await page.goToForm();
      expect(page.title()).toHaveTextContent('Verify the form below');
      const shown = page
        .dialog()
        .getAllByRole('textbox')
        .map((box) => {
          expect(box).toHaveAttribute('readonly');
          return [(box as HTMLInputElement).labels?.[0]?.textContent, (box as HTMLInputElement).value];
        });
      expect(shown).toEqual([
        ['User ID', '41'],
        ['First Name', 'Okafor'],
        ['Last Name', 'Adaeze'],
        ['Email', 'ada@example.com'],
        ['Registered Phone', '2348031234567'],
        ['Store Name', 'None'],
      ]);
    });

    it('SHR-ROLE-003 names the store of a vendor', async () => {
      const page = await openSecurity(shop({ user: { ...ada, store_name: 'Ngozi Fabrics' } }));
      await page.goToForm();
      expect(page.dialog().getByLabelText('Store Name')).toHaveValue('Ngozi Fabrics');
    });

    it('ACC-CALL-025 ACC-FIELD-007 ACC-RULE-039 PROCEED sends reason and platform, then asks for the code', async () => {
      const page = await openSecurity();
      await page.goToForm();
      expect(sent(page.platform)).toEqual([]);
      await page.proceed();
      expect(await page.dialog().findByLabelText('Six-digit code')).toBeVisible();
      expect(sent(page.platform)).toMatchObject([
        { call: 'POST /users/41/deletion_request', body: { reason: REASON, platform: 'Web' } },
      ]);
    });

    it('ACC-RULE-048 shows why the deletion is refused, in a toast and beside the form, and keeps the reason', async () => {
      const page = await openSecurity();
      page.platform.answer({
        'POST /users/:id/deletion_request': () => {
          throw new ApiError(409, 'Your account cannot be deleted yet: NKM-9 is not delivered yet.');
        },
      });
      await page.goToForm();
      await page.proceed();
      const text = 'Your account cannot be deleted yet: NKM-9 is not delivered yet.';
      expect(await page.dialog().findByRole('alert')).toHaveTextContent(text);
      expect(page.platform.toasts).toEqual([{ tone: 'error', message: text }]);
      await page.user.click(page.button('Close'));
      await page.open();
      expect(page.reason()).toHaveValue(REASON);
    });

    it('sends one request when the button is pressed twice', async () => {
      const page = await openSecurity();
      let answer = (_: unknown) => {};
      page.platform.answer({ 'POST /users/:id/deletion_request': () => new Promise((resolve) => (answer = resolve)) });
      await page.goToForm();
      await page.proceed();
      await page.user.click(page.button('Sending the code…'));
      expect(sent(page.platform)).toHaveLength(1);
      await act(async () => answer({}));
      expect(page.code()).toBeVisible();
    });
  });

  describe('step 5', () => {
    it('ACC-SCR-050 ACC-MSG-047 ACC-MSG-048 has the code field, the button, the timer and Resend', async () => {
      const page = await openSecurity();
      await page.goToCode();
      expect(page.title()).toHaveTextContent('OTP Confirmation');
      expect(page.confirm()).toBeDisabled();
      await waitFor(() => expect(page.dialog().getByRole('timer')).toHaveTextContent(/^(10:00|09:59)$/));
      expect(page.button('Resend').closest('span')).toHaveTextContent("Didn't get code? Resend");
    });

    it('ACC-RULE-045 six digits enable the button, fewer disable it, and digits alone send nothing', async () => {
      const page = await openSecurity();
      await page.goToCode();
      await page.user.type(page.code(), '123456');
      expect(page.confirm()).toBeEnabled();
      await page.user.type(page.code(), '{Backspace}');
      expect(page.confirm()).toBeDisabled();
      await page.user.type(page.code(), '6');
      expect(calls(page.platform)).toEqual(['POST /users/41/deletion_request']);
    });

    it('ACC-CALL-026 the button sends the code', async () => {
      const page = await openSecurity();
      await page.goToCode();
      await page.user.type(page.code(), '012345');
      await page.user.click(page.confirm());
      expect(calls(page.platform)).toEqual([
        'POST /users/41/deletion_request',
        'PATCH /users/41/deletion_request/012345',
      ]);
    });

    it('ACC-RULE-046 the timer stops at 00:00', async () => {
      const page = await openSecurity();
      await page.goToCode();
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 601_000);
      await waitFor(() => expect(page.dialog().getByRole('timer')).toHaveTextContent('00:00'));
      await new Promise((resolve) => setTimeout(resolve, 600));
      expect(page.dialog().getByRole('timer')).toHaveTextContent('00:00');
    });

    it('ACC-RULE-047 Resend repeats the request, confirms it and restarts the timer', async () => {
      const page = await openSecurity();
      await page.goToCode();
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 300_000);
      await waitFor(() => expect(page.dialog().getByRole('timer')).toHaveTextContent(/^0[45]:/));
      await page.user.click(page.button('Resend'));
      await waitFor(() => expect(page.dialog().getByRole('timer')).toHaveTextContent('10:00'));
      expect(sent(page.platform).map(({ call, body }) => [call, body])).toEqual([
        ['POST /users/41/deletion_request', { reason: REASON, platform: 'Web' }],
        ['POST /users/41/deletion_request', { reason: REASON, platform: 'Web' }],
      ]);
      expect(page.platform.toasts).toMatchObject([{ tone: 'success', message: 'A new code is on its way' }]);
    });

    it('ACC-RULE-048 a wrong code shows an error in a toast and at the field, and clears the field', async () => {
      const page = await openSecurity();
      page.platform.answer({
        'PATCH /users/:id/deletion_request/:otp': ({ params }) => {
          if (params.otp === '000000') throw new ApiError(422, 'x', { otp: ['The code is not correct.'] });
          return {};
        },
      });
      await page.goToCode();
      await page.user.type(page.code(), '000000');
      await page.user.click(page.confirm());
      expect(await page.dialog().findByText('The code is not correct.')).toBeVisible();
      expect(page.platform.toasts).toEqual([{ tone: 'error', message: 'The code is not correct.' }]);
      expect(page.code()).toHaveValue('');
      expect(page.platform.storage.get('extension')).toBe('token');
    });

    it('keeps the code after a lost connection, so that one press retries it', async () => {
      const page = await openSecurity();
      page.platform.answer({
        'PATCH /users/:id/deletion_request/:otp': () => {
          throw new ApiError(0, 'An Unexpected Error');
        },
      });
      await page.goToCode();
      await page.user.type(page.code(), '123456');
      await page.user.click(page.confirm());
      expect(await page.dialog().findByText('An Unexpected Error')).toBeVisible();
      expect(page.code()).toHaveValue('123456');
      page.platform.answer({ 'PATCH /users/:id/deletion_request/:otp': () => ({}) });
      await page.user.click(page.confirm());
      expect(await screen.findByRole('dialog', { name: 'Your account was deleted' })).toBeVisible();
    });

    it('reopens after a closed dialog or a reload while the code is valid', async () => {
      const platform = shop();
      const first = await openSecurity(platform);
      await first.goToCode();
      await first.user.click(first.button('Close'));
      await first.open();
      expect(first.code()).toBeVisible();
      first.unmount();
      const second = await openSecurity(platform);
      await second.open();
      expect(second.code()).toBeVisible();
      expect(sent(platform)).toHaveLength(1);
      second.unmount();
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 601_000);
      const late = await openSecurity(platform);
      await late.open();
      expect(late.reason()).toHaveValue(REASON);
    });
  });

  describe('the end', () => {
    async function deleted() {
      const page = await openSecurity();
      page.platform.storage.set('cart', '[]');
      page.platform.storage.set('consent', '{}');
      localStorage.setItem('compare', '[]');
      await page.goToCode();
      await page.user.type(page.code(), '123456');
      await page.user.click(page.confirm());
      await screen.findByRole('dialog', { name: 'Your account was deleted' });
      return page;
    }

    it('ACC-SCR-051 ACC-RULE-043 confirms the deletion, erases the person from the browser and goes home with the button', async () => {
      const page = await deleted();
      expect(
        page.dialog().getByText('Your account was deleted. You will be redirected to the homepage.'),
      ).toBeVisible();
      for (const key of ['extension', 'cart', 'account-removal'] as const)
        expect(page.platform.storage.get(key)).toBeNull();
      expect(page.platform.storage.get('consent')).toBe('{}');
      expect(localStorage).toHaveLength(0);
      expect(page.platform.navigations).toEqual([]);
      await page.user.click(page.button('Go to the homepage'));
      expect(page.platform.navigations).toEqual(['/']);
      expect(page.platform.bus.current('session')).toEqual({ status: 'guest', user: null });
    });

    it('ACC-RULE-043 goes home when the dialog is closed, too', async () => {
      const page = await deleted();
      await page.user.click(page.button('Close'));
      expect(page.platform.navigations).toEqual(['/']);
    });

    it('ACC-RULE-043 goes home automatically after 10 seconds', async () => {
      jest.useFakeTimers();
      const leave = jest.fn(async () => undefined);
      render(<Farewell leave={leave} />);
      await act(async () => jest.advanceTimersByTimeAsync(9_900));
      expect(leave).not.toHaveBeenCalled();
      await act(async () => jest.advanceTimersByTimeAsync(200));
      expect(leave).toHaveBeenCalledTimes(1);
    });
  });
});
