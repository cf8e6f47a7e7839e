import { ApiError } from '@nkm/platform';
import { type Answers, aUser, createTestPlatform, renderRoute } from '@nkm/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { EMPTY_SECURITY } from '../../../test/empty-security';
import { routes } from '../../expose/routes';

const route = routes.find(({ id }) => id === 'security')!;
const device = (id: number, name: string, current = false) => ({
  id,
  device: name,
  created_at: '2026-11-20T10:00:00.000Z',
  last_used_at: '2026-11-20T10:00:00.000Z',
  current,
});
const event = (id: number, kind: string, detail: string | null = null) => ({
  id,
  kind,
  detail,
  happened_at: '2026-11-20T10:00:00.000Z',
});

async function open(answers: Answers = {}, api = 1) {
  let devices = [device(3, 'Chrome on Android', true), device(2, 'Safari on iOS'), device(1, 'Firefox on Windows')];
  const platform = createTestPlatform(
    'mfe-account',
    {
      ...EMPTY_SECURITY,
      'GET /users/me/sessions': () => ({ data: devices }),
      'DELETE /users/me/sessions/:id': ({ params }) => {
        devices = devices.filter(({ id }) => String(id) !== params.id);
      },
      'DELETE /users/me/sessions': () => {
        devices = devices.filter(({ current }) => current);
      },
      'GET /users/me/security-events': () => ({
        data: [event(2, 'password-changed'), event(1, 'new-device', 'Safari on iOS'), event(0, 'of tomorrow')],
      }),
      ...answers,
    },
    { api },
  );
  platform.signIn(aUser());
  const view = await renderRoute(route, { platform, at: '/security' });
  if (!('user' in view)) throw new Error('The page did not open');
  const region = (name: string) => within(screen.getByRole('region', { name }));
  return { ...view, platform, region };
}

describe('the signed-in devices on /security', () => {
  it('are listed with their last use, and this one is marked and cannot be ended here', async () => {
    const { region } = await open();
    const rows = await region('Signed-in devices').findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Chrome on Android This deviceLast used 20 Nov 2026, 11:00',
      'Safari on iOS Last used 20 Nov 2026, 11:00Sign out',
      'Firefox on Windows Last used 20 Nov 2026, 11:00Sign out',
    ]);
    expect(screen.queryByRole('button', { name: 'Sign out Chrome on Android' })).toBeNull();
  });

  it('are five at first, and the others one press away', async () => {
    const seven = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name, at) => device(at + 1, `Phone ${name}`, at === 0));
    const { region, user } = await open({ 'GET /users/me/sessions': () => ({ data: seven }) });
    const devices = region('Signed-in devices');
    expect(await devices.findByText('Phone E')).toBeVisible();
    expect(devices.getByText('Phone F')).not.toBeVisible();
    await user.click(devices.getByText('2 more devices'));
    expect(devices.getByRole('button', { name: 'Sign out Phone G' })).toBeVisible();
  });

  it('can be signed out one by one; the focus moves to the heading, because the button is gone', async () => {
    const { user, platform } = await open();
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out Safari on iOS' })).toBeNull());
    expect(platform.calls.map(({ call }) => call)).toContain('DELETE /users/me/sessions/2');
    expect(platform.toasts).toMatchObject([{ tone: 'success', message: 'Safari on iOS is signed out' }]);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Signed-in devices' })).toHaveFocus());
  });

  it('can all be signed out except this one', async () => {
    const { user, region } = await open();
    await user.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
    await waitFor(() => expect(region('Signed-in devices').getAllByRole('listitem')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
  });

  it('stay listed when the server fails, which the page says', async () => {
    const { user, platform, region } = await open({
      'DELETE /users/me/sessions/:id': () => {
        throw new ApiError(503, 'Come back later');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    await waitFor(() => expect(platform.toasts).toMatchObject([{ tone: 'error', message: 'Come back later' }]));
    expect(region('Signed-in devices').getAllByRole('listitem')).toHaveLength(3);
  });

  it('offer Retry when they cannot be loaded', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let isDown = true;
    const { user, region } = await open({
      'GET /users/me/sessions': () => {
        if (isDown) throw new ApiError(503, 'Busy');
        return { data: [device(1, 'Opera on Linux', true)] };
      },
    });
    expect(await screen.findByText('Your devices could not be loaded.')).toBeVisible();
    isDown = false;
    await user.click(region('Signed-in devices').getByRole('button'));
    expect(await screen.findByText(/Opera on Linux/)).toBeVisible();
    warn.mockRestore();
  });
});

describe('the security events on /security', () => {
  it('are listed in words, newest first, unknown ones too', async () => {
    const { region } = await open();
    const rows = await region('Recent security events').findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Password changed20 Nov 2026, 11:00',
      'Sign-in on a new device: Safari on iOS20 Nov 2026, 11:00',
      'Change to your account20 Nov 2026, 11:00',
    ]);
  });

  it('and the devices are absent with a server as documented', async () => {
    const { platform } = await open({}, 0);
    expect(screen.queryByRole('region')).toBeNull();
    expect(platform.calls).toEqual([]);
  });
});
