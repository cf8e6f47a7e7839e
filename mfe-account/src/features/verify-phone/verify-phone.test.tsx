import { ApiError } from '@nkm/platform';
import { aUser, createTestPlatform, renderRoute } from '@nkm/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../expose/routes';
import { restoreContinuePath } from '../../continue-path/continue-path';

jest.mock('@nkm/ui/captcha/proof-of-work', () => ({
  solve: async ({ n }: { n: number }) => `captcha ${n}`,
}));

const page = routes.find(({ id }) => id === 'verify-phone')!;
const dayo = aUser({ phone: null });
const inTenMinutes = () => new Date(Date.now() + 600_000).toISOString();

beforeEach(() => sessionStorage.clear());

async function openPage(user = dayo, platform = aPlatform()) {
  platform.signIn(user);
  const view = await renderRoute(page, { platform, at: '/verify-phone' });
  if (!('user' in view)) throw new Error('The page did not open');
  return { ...view, platform };
}
const aPlatform = () =>
  createTestPlatform('mfe-account', {
    'POST /contacts/verification': () => ({ message: 'Sent', data: { expires_at: inTenMinutes() } }),
    'POST /contacts/verification/confirm': () => ({ message: 'Verified' }),
    'POST /contacts': ({ body }) => ({ data: { id: 1, ...(body as object) } }),
  });
const numberField = () => screen.getByRole('textbox', { name: 'Mobile number' });
const codeField = () => screen.findByRole('textbox', { name: 'Six-digit code' });
const refusal = (status: number, errors: Record<string, string[]>) => () => {
  throw new ApiError(status, Object.values(errors)[0]![0]!, errors);
};

describe('verifying a phone number', () => {
  it('ACC-ROUTE-007 is a page for signed-in shoppers, and the required step of those without a phone', () => {
    expect(page).toMatchObject({ path: '/verify-phone', access: 'signed-in', requiredStep: 'verify-phone' });
  });

  it('ACC-SCR-019 ACC-FIELD-004 ACC-RULE-017 texts a code, posts the contact and goes to the profile', async () => {
    const { user, platform } = await openPage();
    expect(screen.getByText('This is the last step. Then you can order.')).toBeVisible();
    expect(screen.getByText('Country: Nigeria (+234)')).toBeVisible();
    const reload = jest.spyOn(platform.session, 'reload');
    await user.type(numberField(), '0803 123 4567');
    await user.click(screen.getByRole('button', { name: 'Text me a code' }));
    await user.type(await codeField(), '123456');
    await waitFor(() => expect(platform.navigations).toEqual(['/profile']));
    expect(platform.calls.map(({ call, body }) => [call, body])).toEqual([
      ['POST /contacts/verification', { contact: '2348031234567' }],
      ['POST /contacts/verification/confirm', { contact: '2348031234567', code: '123456' }],
      ['POST /contacts', { type: 'Phone', contact: '2348031234567' }],
    ]);
    expect(platform.toasts).toMatchObject([{ tone: 'success', message: 'Your phone number is verified' }]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('remembers the page from which the shopper came', async () => {
    const { user, platform } = await openPage();
    platform.session.keepReturnPath('/checkout?step=2');
    await user.type(numberField(), '08031234567{Enter}');
    await user.type(await codeField(), '123456');
    await waitFor(() => expect(platform.navigations).toEqual(['/profile']));
    expect(restoreContinuePath()).toBe('/checkout?step=2');
  });

  it('says what is wrong with a number, focuses the field and keeps the text', async () => {
    const { user, platform } = await openPage();
    await user.type(numberField(), '+44 7911 123456{Enter}');
    expect(numberField()).toHaveAccessibleDescription(/Enter a Nigerian mobile number/);
    expect(numberField()).toHaveFocus();
    expect(numberField()).toHaveValue('+44 7911 123456');
    expect(platform.calls).toEqual([]);
  });

  it('keeps the number when the network fails, and the second try works', async () => {
    const platform = aPlatform();
    platform.answer({ 'POST /contacts/verification': refusal(0, { contact: ['You are offline.'] }) });
    const { user } = await openPage(dayo, platform);
    await user.type(numberField(), '08031234567{Enter}');
    expect(numberField()).toHaveAccessibleDescription(/You are offline\./);
    expect(numberField()).toHaveValue('08031234567');
    platform.answer({ 'POST /contacts/verification': () => ({ data: { expires_at: inTenMinutes() } }) });
    await user.click(screen.getByRole('button', { name: 'Text me a code' }));
    expect(await codeField()).toHaveFocus();
  });

  it('asks for the code again after a wrong one, and again after a reload of the page', async () => {
    const platform = aPlatform();
    platform.answer({ 'POST /contacts/verification/confirm': refusal(422, { code: ['The code is not correct.'] }) });
    const { user, unmount } = await openPage(dayo, platform);
    await user.type(numberField(), '08031234567{Enter}');
    await user.type(await codeField(), '111111');
    await waitFor(async () => expect(await codeField()).toHaveAccessibleDescription('The code is not correct.'));
    expect(await codeField()).toHaveValue('');
    unmount();
    await openPage(dayo, platform);
    expect(screen.getByText(/to \+2348031234567/)).toBeVisible();
    expect(platform.calls.filter(({ call }) => call === 'POST /contacts/verification')).toHaveLength(1);
  });

  it('another account in the same tab starts with an empty form', async () => {
    const { user, unmount } = await openPage();
    await user.type(numberField(), '08031234567{Enter}');
    await codeField();
    unmount();
    await openPage(aUser({ phone: null }));
    expect(numberField()).toHaveValue('');
  });

  it('ACC-RULE-036 ACC-MSG-036 starts again with a toast when the number has been taken', async () => {
    const platform = aPlatform();
    platform.answer({ 'POST /contacts': refusal(422, { contact: ['The contact has already been taken.', 'More'] }) });
    const { user } = await openPage(dayo, platform);
    await user.type(numberField(), '08031234567{Enter}');
    await user.type(await codeField(), '123456');
    await waitFor(() => expect(numberField()).toHaveFocus());
    expect(platform.toasts).toEqual([{ tone: 'error', message: 'The contact has already been taken.' }]);
    expect(numberField()).toHaveAccessibleDescription(/The contact has already been taken\./);
    expect(numberField()).toHaveValue('08031234567');
    expect(platform.navigations).toEqual([]);
  });

  it('sends another code, or lets the shopper use another number', async () => {
    const { user, platform } = await openPage();
    await user.type(numberField(), '08031234567{Enter}');
    await codeField();
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    await waitFor(() => expect(platform.toasts).toMatchObject([{ message: 'A new code is on its way' }]));
    await user.click(screen.getByRole('button', { name: 'Use another number' }));
    expect(numberField()).toHaveValue('08031234567');
  });

  it('shows a captcha when the server asks for one, and sends its token with the next text', async () => {
    const platform = aPlatform();
    const needed = 'Confirm that you are human.';
    const { user } = await openPage(dayo, platform);
    await user.type(numberField(), '08031234567{Enter}');
    await codeField();
    platform.answer({
      'GET /captcha': () => ({ data: { provider: 'proof-of-work', expires_in: 600, challenge: { n: 1 } } }),
      'POST /contacts/verification': ({ body }) => {
        if (!(body as { captchaToken?: string }).captchaToken)
          throw new ApiError(422, needed, { captchaToken: [needed] });
        return { data: { expires_at: inTenMinutes() } };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    expect(await codeField()).toHaveAccessibleDescription(needed);
    await waitFor(async () => {
      await user.click(screen.getByRole('button', { name: 'Resend' }));
      expect(platform.calls.at(-1)).toMatchObject({ body: { contact: '2348031234567', captchaToken: 'captcha 1' } });
    });
    await waitFor(() => expect(platform.toasts.at(-1)).toMatchObject({ message: 'A new code is on its way' }));
  });

  it('posts the contact at once to a server with only the documented API', async () => {
    const platform = createTestPlatform('mfe-account', { 'POST /contacts': () => ({ data: {} }) });
    const { user } = await openPage(dayo, platform);
    await user.type(numberField(), '08031234567{Enter}');
    await waitFor(() => expect(platform.navigations).toEqual(['/profile']));
    expect(platform.calls.at(-1)).toMatchObject({ body: { type: 'Phone', contact: '2348031234567' } });
  });

  it('shows the current number to a shopper who changes it', async () => {
    await openPage(aUser({ phone: '2348057654321' }));
    expect(screen.getByText(/current number is \+2348057654321/)).toBeVisible();
  });
});
