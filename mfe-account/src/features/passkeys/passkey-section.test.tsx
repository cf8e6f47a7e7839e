import { ApiError } from '@nkm/platform';
import { type Answers, aUser, createTestPlatform, renderRoute } from '@nkm/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { EMPTY_SECURITY } from '../../../test/empty-security';
import { routes } from '../../expose/routes';
import { givePasskeys, takePasskeys } from '../../../test/browser-with-passkeys';

const route = routes.find(({ id }) => id === 'security')!;
const passkey = (id: number, name: string, last_used_at: string | null = null) => ({
  id,
  name,
  created_at: '2026-11-20T10:00:00.000Z',
  last_used_at,
});
const options = {
  data: {
    challenge: 'Y2hhbGxlbmdl',
    rp: { id: 'localhost', name: 'NKM' },
    user: { id: 'aGFuZGxl', name: 'ada@example.com', displayName: 'Ada' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  },
};

async function open(answers: Answers = {}, { hasPassword = true, passkeys: offered = true } = {}) {
  let passkeys = [passkey(1, 'My phone', '2026-11-21T10:00:00.000Z'), passkey(2, 'Laptop')];
  const platform = createTestPlatform(
    'mfe-account',
    {
      'GET /passkeys': () => ({ data: { passkeys, has_password: hasPassword, most: 10 } }),
      'POST /passkeys/options': () => options,
      'POST /passkeys': ({ body }) => {
        const { name = 'Chrome on Linux' } = body as { name?: string };
        passkeys = [...passkeys, passkey(3, name)];
        return { message: 'Your passkey was added.', data: passkey(3, name) };
      },
      'DELETE /passkeys/:id': ({ params }) => {
        passkeys = passkeys.filter(({ id }) => String(id) !== params.id);
      },
      ...EMPTY_SECURITY,
      ...answers,
    },
    { api: 1, passkeys: offered },
  );
  platform.signIn(aUser());
  const view = await renderRoute(route, { platform, at: '/security' });
  if (!('user' in view)) throw new Error('The page did not open');
  const { user } = view;
  return {
    ...view,
    platform,
    region: () => within(screen.getByRole('region', { name: 'Passkeys' })),
    sent: (call: string) => platform.calls.filter((made) => made.call === call),
    async openForm() {
      await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
      return screen.findByRole('form', { name: 'Add a passkey' });
    },
    proceed: () => user.click(screen.getByRole('button', { name: 'Continue' })),
  };
}

let browser: ReturnType<typeof givePasskeys>;
beforeEach(() => (browser = givePasskeys()));
afterEach(() => {
  takePasskeys();
  jest.restoreAllMocks();
});

describe('the passkeys on /security', () => {
  it('are listed with the time of their addition and of their last use', async () => {
    const { region } = await open();
    const rows = await region().findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'My phoneAdded 20 Nov 2026, 11:00, last used 21 Nov 2026, 11:00Remove',
      'LaptopAdded 20 Nov 2026, 11:00, not used yetRemove',
    ]);
  });

  it('are removed after a question; the focus moves to the heading, and the events load again', async () => {
    const { user, platform, region, sent } = await open();
    await user.click(await screen.findByRole('button', { name: 'Remove Laptop' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Laptop?' }));
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(sent('DELETE /passkeys/2')).toEqual([]);
    const events = sent('GET /users/me/security-events').length;
    await user.click(screen.getByRole('button', { name: 'Remove Laptop' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(region().getAllByRole('listitem')).toHaveLength(1));
    expect(platform.toasts).toMatchObject([{ tone: 'success', message: 'Laptop is removed' }]);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Passkeys' })).toHaveFocus());
    expect(sent('GET /users/me/security-events').length).toBe(events + 1);
  });

  it('stay listed when the server fails, which the page says', async () => {
    const { user, platform, region } = await open({
      'DELETE /passkeys/:id': () => {
        throw new ApiError(503, 'Come back later');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Laptop' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(platform.toasts).toMatchObject([{ tone: 'error', message: 'Come back later' }]));
    expect(region().getAllByRole('listitem')).toHaveLength(2);
  });

  it('offer Retry when they cannot be loaded, and say when there are none', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let isDown = true;
    const { user, region } = await open({
      'GET /passkeys': () => {
        if (isDown) throw new ApiError(503, 'Busy');
        return { data: { passkeys: [], has_password: true, most: 10 } };
      },
    });
    expect(await screen.findByText('Your passkeys could not be loaded.')).toBeVisible();
    isDown = false;
    await user.click(region().getByRole('button'));
    expect(await screen.findByText('You have no passkeys yet.')).toBeVisible();
  });

  it('are absent with a server without them', async () => {
    const { sent } = await open({}, { passkeys: false });
    expect(screen.queryByRole('region', { name: 'Passkeys' })).toBeNull();
    expect(sent('GET /passkeys')).toEqual([]);
  });

  it('can be removed but not added in a browser without passkeys, which the page says', async () => {
    takePasskeys();
    await open();
    expect(await screen.findByText(/This browser cannot use passkeys/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove Laptop' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it('cannot be added when the account has the most', async () => {
    await open({
      'GET /passkeys': () => ({ data: { passkeys: [passkey(1, 'My phone')], has_password: true, most: 1 } }),
    });
    expect(await screen.findByText(/the most that an account can have/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});

describe('a new passkey', () => {
  it('needs the current password; then the browser makes it, and the list shows it', async () => {
    const { user, platform, region, sent, openForm, proceed } = await open();
    await openForm();
    await proceed();
    expect(await screen.findByText('Current Password is required')).toBeVisible();
    expect(sent('POST /passkeys/options')).toEqual([]);
    await user.type(screen.getByLabelText(/Current Password/), 'Ankara#2026');
    await user.type(screen.getByLabelText('Name'), 'Work phone');
    await proceed();
    await waitFor(() => expect(region().getAllByRole('listitem')).toHaveLength(3));
    expect(sent('POST /passkeys/options')).toMatchObject([{ body: { password: 'Ankara#2026' } }]);
    expect(sent('POST /passkeys')).toMatchObject([
      { body: { credential: { id: 'a2V5', response: { transports: ['usb'] } }, name: 'Work phone' } },
    ]);
    expect(platform.toasts).toMatchObject([{ tone: 'success', message: 'Passkey added' }]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a passkey' })).toHaveFocus());
  });

  it('is named by the server when the shopper gives no name; an account without a password is not asked for one', async () => {
    const { sent, openForm, proceed } = await open({}, { hasPassword: false });
    await openForm();
    expect(screen.queryByLabelText(/Current Password/)).toBeNull();
    await proceed();
    expect(await screen.findByText('Chrome on Linux')).toBeVisible();
    expect(sent('POST /passkeys')[0]!.body).not.toHaveProperty('name');
  });

  it('is not added when the shopper closes the prompt, which is no error; the input stays', async () => {
    browser.refuse('NotAllowedError');
    const { user, sent, openForm, proceed } = await open();
    await openForm();
    await user.type(screen.getByLabelText(/Current Password/), 'Ankara#2026');
    await user.type(screen.getByLabelText('Name'), 'Work phone');
    await proceed();
    expect(await screen.findByText('You closed the prompt. No passkey was added.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Name')).toHaveValue('Work phone');
    expect(sent('POST /passkeys')).toEqual([]);
    await proceed();
    expect(await screen.findByText('Work phone')).toBeVisible();
  });

  it('shows a wrong password at its field, and every other refusal above the form', async () => {
    let refusal = new ApiError(422, 'Wrong', { password: ['This is not your current password.'] });
    const { user, openForm, proceed } = await open({
      'POST /passkeys/options': () => {
        throw refusal;
      },
    });
    await openForm();
    await user.type(screen.getByLabelText(/Current Password/), 'Wrong');
    await proceed();
    await waitFor(() => expect(screen.getByLabelText(/Current Password/)).toBeInvalid());
    expect(screen.getByText('This is not your current password.')).toBeVisible();
    refusal = new ApiError(403, 'Sign out and in again.');
    await proceed();
    expect(await screen.findByRole('alert')).toHaveTextContent('Sign out and in again.');
    expect(screen.getByLabelText(/Current Password/)).toHaveValue('Wrong');
  });

  it('is sent again, without another prompt, when the server did not answer', async () => {
    let isDown = true;
    const { user, region, sent, openForm, proceed, platform } = await open();
    const store = platform.answer;
    store({
      'POST /passkeys': () => {
        if (isDown) throw new ApiError(0, 'The server did not answer');
        return {};
      },
    });
    await openForm();
    await user.type(screen.getByLabelText(/Current Password/), 'Ankara#2026');
    await proceed();
    expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer');
    isDown = false;
    await proceed();
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect([browser.create.mock.calls.length, sent('POST /passkeys').length]).toEqual([1, 2]);
    expect(region().getAllByRole('listitem')).toHaveLength(2);
  });

  it('is made anew after a refusal, and the list loads again', async () => {
    const { user, sent, openForm, proceed } = await open({
      'POST /passkeys': () => {
        throw new ApiError(422, 'Stale', { credential: ['This request has expired.'] });
      },
    });
    await openForm();
    await user.type(screen.getByLabelText(/Current Password/), 'Ankara#2026');
    await proceed();
    expect(await screen.findByRole('alert')).toHaveTextContent('This request has expired.');
    await proceed();
    await waitFor(() => expect(browser.create).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(sent('GET /passkeys').length).toBe(3));
  });

  it.each([
    ['InvalidStateError', 'This device already has a passkey for your account.'],
    ['UnknownError', 'Your device could not do this. Try again, or use another device.'],
  ])('says what the device answers with %s', async (name, text) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    browser.refuse(name);
    const { user, openForm, proceed } = await open();
    await openForm();
    await user.type(screen.getByLabelText(/Current Password/), 'Ankara#2026');
    await proceed();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('can be given up; the focus returns to the button', async () => {
    const { user, openForm } = await open();
    await openForm();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a passkey' })).toHaveFocus());
  });
});
