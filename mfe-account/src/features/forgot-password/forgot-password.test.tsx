import { ApiError } from '@nkm/platform';
import { createTestPlatform, renderRoute } from '@nkm/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../expose/routes';

const account = routes.find(({ id }) => id === 'account')!;
const SENT = 'If there is an account with this email, a link to reset the password is on its way.';

async function openAccount(at = '/account') {
  const platform = createTestPlatform('mfe-account', { 'POST /password/forgot': () => ({ message: SENT }) });
  const view = await renderRoute(account, { platform, at });
  if (!('user' in view)) throw new Error('The page did not open');
  const { user } = view;
  const dialog = () => screen.findByRole('dialog', { name: 'Reset Password' });
  return {
    ...view,
    platform,
    dialog,
    field: () => screen.getByRole('textbox', { name: 'Email' }),
    send: () => screen.getByRole('button', { name: 'Send' }),
    async openDialog() {
      await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
      return dialog();
    },
    async ask(email = 'ada@example.com') {
      await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
      const popup = within(await dialog());
      await user.type(popup.getByLabelText('Email *'), email);
      await user.click(popup.getByRole('button', { name: 'Send' }));
      return popup;
    },
  };
}

/** Moves the clock forward. */
const later = (seconds: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + seconds * 1000);

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the forgot-password dialog', () => {
  it('ACC-SCR-013 opens from the sign-in form with the email from that form', async () => {
    const { user, openDialog } = await openAccount();
    await user.type(screen.getByLabelText('Email *'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password *'), 'half a pass');
    const popup = within(await openDialog());
    expect(popup.getByLabelText('Email *')).toHaveValue('ada@example.com');
    expect(popup.getByLabelText('Email *')).toHaveFocus();
    expect(popup.getByLabelText('Email *')).toHaveAttribute('autocomplete', 'username');
    await user.keyboard('{Escape}');
    await user.click(popup.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Password *')).toHaveValue('half a pass');
  });

  it('opens from the address in emails and help pages, and closes without a step back', async () => {
    const { user, router, dialog } = await openAccount('/account?forgot-password');
    await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: '/account', search: '' });
  });

  it('ACC-RULE-028 ACC-MSG-023 enables Send for a valid email and shows an error for an invalid one', async () => {
    const { user, openDialog } = await openAccount();
    const popup = within(await openDialog());
    const [field, send] = [popup.getByLabelText('Email *'), popup.getByRole('button', { name: 'Send' })];
    expect(send).toBeDisabled();
    await user.type(field, 'ada@example');
    expect(send).toBeDisabled();
    expect(field).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(field).toHaveAccessibleDescription('Enter a valid email');
    await user.type(field, '.com');
    expect(field).not.toHaveAttribute('aria-invalid');
    expect(send).toBeEnabled();
  });

  it('ACC-CALL-009 sends the email and shows the message of the server', async () => {
    const { ask, platform } = await openAccount();
    const popup = await ask(' ada@example.com ');
    expect(await popup.findByText(SENT)).toBeVisible();
    expect(popup.getByText(/inbox of ada@example\.com/)).toBeVisible();
    expect(popup.getByRole('heading', { name: 'Reset Password' })).toHaveFocus();
    expect(platform.calls).toMatchObject([{ call: 'POST /password/forgot', body: { email: 'ada@example.com' } }]);
  });

  it('ACC-SCR-014 ACC-CONST-003 ACC-MSG-007 counts down from 5:00, stops at 00:00, and then resends', async () => {
    const { ask, platform, user } = await openAccount();
    const popup = await ask();
    const resend = await popup.findByRole('button', { name: 'Resend' });
    await waitFor(() => expect(popup.getByRole('timer')).toHaveTextContent(/^0?(5:00|4:59)$/));
    expect(resend).toBeDisabled();
    later(301);
    await waitFor(() => expect(resend).toBeEnabled());
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(popup.getByRole('timer')).toHaveTextContent('00:00'); // it does not start again
    await user.click(popup.getByRole('button', { name: 'Resend' }));
    await waitFor(() =>
      expect(platform.toasts).toMatchObject([{ tone: 'success', message: 'Resent reset password link' }]),
    );
    expect(platform.calls).toHaveLength(2);
    await waitFor(() => expect(popup.getByRole('timer')).toHaveTextContent(/^0?(5:00|4:59)$/));
    expect(popup.getByRole('button', { name: 'Resend' })).toBeDisabled();
  });

  it('ACC-MSG-033 shows a failure and keeps the email', async () => {
    const { ask, platform, user } = await openAccount();
    platform.answer({
      'POST /password/forgot': () => {
        throw new ApiError(429, 'Too many attempts. Please try again later.', {}, 60);
      },
    });
    const popup = await ask();
    expect(await popup.findByRole('alert')).toHaveTextContent('Too many attempts. Please try again later.');
    expect(platform.toasts).toEqual([
      {
        tone: 'error',
        message: 'An unexpected error occured, please try again',
        detail: 'Too many attempts. Please try again later.',
      },
    ]);
    expect(popup.getByLabelText('Email *')).toHaveValue('ada@example.com');
    platform.answer({
      'POST /password/forgot': () => {
        throw new ApiError(422, 'Invalid', { email: ['Enter a valid email'] });
      },
    });
    await user.click(popup.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(popup.getByLabelText('Email *')).toHaveAccessibleDescription('Enter a valid email'));
  });

  it('sends one request when Send is pressed twice', async () => {
    const { ask, platform, user } = await openAccount();
    platform.answer({ 'POST /password/forgot': () => new Promise(() => undefined) });
    const popup = await ask();
    await user.click(popup.getByRole('button', { name: 'Sending…' }));
    expect(platform.calls).toHaveLength(1);
  });

  it('survives a reload after the link was sent, and accepts another email', async () => {
    const first = await openAccount();
    await (await first.ask()).findByText(SENT);
    first.unmount();
    const second = await openAccount('/account?forgot-password');
    const popup = within(await second.dialog());
    expect(popup.getByText(/inbox of ada@example\.com/)).toBeVisible();
    await second.user.click(popup.getByRole('button', { name: 'Use another email' }));
    expect(popup.getByLabelText('Email *')).toHaveValue('ada@example.com');
    expect(popup.getByLabelText('Email *')).toHaveFocus();
  });
});
