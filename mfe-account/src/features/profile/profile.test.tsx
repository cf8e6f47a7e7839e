import type { User } from '@nkm/contracts';
import { lagosIsoDate } from '@nkm/contracts/lagos-time';
import { ApiError } from '@nkm/platform';
import { aUser, createTestPlatform, renderRoute, type TestPlatform } from '@nkm/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { keepContinuePath } from '../../continue-path/continue-path';
import { routes } from '../../expose/routes';

const page = routes.find(({ id }) => id === 'profile')!;
const ada = aUser({ surname: 'Okafor', other_names: 'Adaeze', email: 'ada@example.com', dob: '1994-03-18' });

beforeEach(() => sessionStorage.clear());

const aPlatform = (api = 1) =>
  createTestPlatform(
    'mfe-account',
    {
      'PATCH /users': () => ({ message: 'Updated', data: ada }),
      'GET /users/me/email-change': () => ({ data: null }),
    },
    { api },
  );
async function openProfile(user: User | null = ada, platform = aPlatform()) {
  if (user) platform.signIn(user);
  const view = await renderRoute(page, { platform, at: '/profile' });
  if (!('user' in view)) throw new Error('The page did not open');
  return { ...view, platform };
}
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const update = () => screen.getByRole('button', { name: 'Update' });
const patches = ({ calls }: TestPlatform) => calls.filter(({ call }) => call === 'PATCH /users');

describe('the profile page', () => {
  it('ACC-ROUTE-010 is for signed-in shoppers, in the account area with its sidebar', () => {
    expect(page).toMatchObject({
      path: '/profile',
      access: 'signed-in',
      frame: 'account',
      title: 'User Information',
      sidebar: { place: 2 },
    });
  });

  it('ACC-SCR-020 ACC-SCR-022 ACC-MSG-006 shows surname, other names, email, birthday and the first phone', async () => {
    await openProfile();
    expect(screen.getByRole('heading', { level: 1, name: 'User Information' })).toBeVisible();
    expect(field('Surname')).toHaveValue('Okafor');
    expect(field('First name')).toHaveValue('Adaeze');
    expect(field('Email')).toHaveValue('ada@example.com');
    expect(field('Date of birth')).toHaveValue('1994-03-18');
    expect(screen.getByText('+2348031234567')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change phone number' })).toHaveAttribute('href', '/verify-phone');
  });

  it('ACC-SCR-021 offers Male, Female and Unspecified', async () => {
    await openProfile();
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'Male',
      'Female',
      'Unspecified',
    ]);
    expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked();
  });

  it('ACC-RULE-020 has no birthday after today', async () => {
    const { user } = await openProfile(aUser({ dob: '2999-01-01' }));
    expect(field('Date of birth')).toHaveAttribute('max', lagosIsoDate(new Date().toISOString()));
    await user.click(update());
    expect(field('Date of birth')).toHaveAccessibleDescription('The date of birth cannot be in the future.');
    expect(field('Date of birth')).toHaveFocus();
  });

  it('ACC-SCR-022 leads a shopper without a phone to the verification', async () => {
    await openProfile(aUser({ phone: null }));
    expect(screen.getByText('No phone number yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add a phone number' })).toHaveAttribute('href', '/verify-phone');
  });

  it('ACC-RULE-019 ACC-MSG-030 ACC-CALL-007 saves the fields, says so and goes to the dashboard', async () => {
    const { user, platform } = await openProfile();
    const reload = jest.spyOn(platform.session, 'reload');
    await user.clear(field('Surname'));
    await user.type(field('Surname'), '  Adébáyọ̀ ');
    await user.click(screen.getByRole('radio', { name: 'Unspecified' }));
    await user.click(update());
    await waitFor(() => expect(platform.navigations).toEqual(['/Dashboard']));
    expect(patches(platform)[0]!.body).toEqual({
      surname: 'Adébáyọ̀'.normalize('NFC'),
      other_names: 'Adaeze',
      dob: '1994-03-18',
      gender: 'Unspecified',
    });
    expect(platform.toasts).toEqual([{ tone: 'success', message: 'Account successfully updated', detail: undefined }]);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem('draft:profile')).toBeNull();
  });

  it('sends a new email at once to a server as documented', async () => {
    const platform = aPlatform(0);
    const { user } = await openProfile(ada, platform);
    await user.clear(field('Email'));
    await user.type(field('Email'), 'new@example.com');
    await user.click(update());
    await waitFor(() => expect(patches(platform)[0]!.body).toMatchObject({ email: 'new@example.com' }));
  });

  it('shows each error of the server as a toast and at its field, and keeps the input', async () => {
    const platform = aPlatform();
    platform.answer({
      'PATCH /users': () => {
        throw new ApiError(422, 'Wrong', { surname: ['Too short.', 'Too odd.'], email: ['Taken.'] });
      },
    });
    const { user } = await openProfile(ada, platform);
    await user.type(field('Surname'), 'x');
    await user.click(update());
    await waitFor(() => expect(field('Surname')).toHaveAccessibleDescription('Too short. Too odd.'));
    expect(field('Email')).toHaveAccessibleDescription(/Taken\./);
    expect(field('Surname')).toHaveFocus();
    expect(field('Surname')).toHaveValue('Okaforx');
    expect(platform.toasts.map(({ message }) => message)).toEqual(['Too short.', 'Too odd.', 'Taken.']);
    expect(platform.navigations).toEqual([]);
  });

  it.each([
    ['Surname', 'A', 'Surname must be at least 3 charaters long.'],
    ['Surname', 'a'.repeat(200), 'Surname may have at most 50 characters.'],
    ['Surname', 'Ada 🎉', 'Invalid Surname(only letters allowed)'],
    ['First name', '12345', 'Invalid First Name(only letters allowed)'],
    ['Email', 'nobody', 'Invalid Email'],
  ])('refuses a wrong %s without a request: %j', async (name, text, said) => {
    const { user, platform } = await openProfile();
    await user.clear(field(name));
    await user.click(field(name));
    await user.paste(text);
    await user.click(update());
    expect(field(name)).toHaveAccessibleDescription(new RegExp(said.replace(/[()]/g, '\\$&')));
    expect(field(name)).toHaveValue(text);
    expect(patches(platform)).toEqual([]);
  });

  it('keeps what was typed over a failure, a reload, and a refresh of the user', async () => {
    const platform = aPlatform();
    platform.answer({
      'PATCH /users': () => {
        throw new ApiError(0, 'You are offline.');
      },
    });
    const { user, unmount } = await openProfile(ada, platform);
    await user.type(field('First name'), ' Ngozi');
    await user.click(update());
    expect(await screen.findByText('You are offline.')).toBeVisible();
    act(() => platform.signIn({ ...ada, surname: 'Okonkwo' }));
    expect(field('Surname')).toHaveValue('Okonkwo');
    expect(field('First name')).toHaveValue('Adaeze Ngozi');
    unmount();
    const again = await openProfile(ada, platform);
    expect(field('First name')).toHaveValue('Adaeze Ngozi');
    again.unmount();
    await openProfile(aUser({ other_names: 'Bayo' }));
    expect(field('First name')).toHaveValue('Bayo');
  });

  it('keeps Update in view on a phone only while there is something to save', async () => {
    const { user } = await openProfile();
    const bar = () => update().closest('[data-page-bar]');
    expect(bar()).toBeNull();
    await user.type(field('Surname'), 's');
    expect(bar()).not.toBeNull();
    await user.click(update());
    await waitFor(() => expect(bar()).toBeNull());
  });

  it('saves once when Update is pressed twice', async () => {
    const { user, platform } = await openProfile();
    let answer = () => {};
    platform.answer({ 'PATCH /users': () => new Promise((resolve) => (answer = () => resolve({ data: ada }))) });
    await user.dblClick(update());
    expect(patches(platform)).toHaveLength(1);
    await act(async () => answer());
  });

  it('waits for the user without an empty form', async () => {
    await openProfile(null);
    expect(screen.getByRole('status', { name: 'Loading your account…' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
  });
});

describe('a locked profile', () => {
  const IN_REVIEW = 'KYC in review, you cannot update your profile';

  it.each([
    ['ACC-STATE-004 ACC-MSG-011 with submitted KYC', { kyc_status: 'Submitted' as const }, IN_REVIEW],
    ['with KYC in review', { kyc_status: 'In review' as const }, IN_REVIEW],
    ['ACC-STATE-003 with a verified BVN', { bvn_verified: true }, /contact our admins/],
    ['ACC-STATE-004 ACC-STATE-005 with verified KYC', { kyc_verified: true }, /contact our admins/],
  ])('%s says why, and nothing can be edited or sent', async (_, changes, notice) => {
    const { user, platform } = await openProfile(aUser(changes));
    expect(screen.getByText(notice)).toBeVisible();
    expect(update()).toBeDisabled();
    for (const name of ['Surname', 'First name', 'Email', 'Date of birth'])
      expect(field(name)).toHaveAttribute('readonly');
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
    await user.click(update());
    await user.type(field('Surname'), '{Enter}');
    expect(patches(platform)).toEqual([]);
  });

  it('ACC-ROLE-002 a seller cannot change the email, and reads why', async () => {
    const { user, platform } = await openProfile(aUser({ store_name: 'Chidi Gadgets Hub' }));
    expect(field('Email')).toHaveAttribute('readonly');
    expect(field('Email')).toHaveAccessibleDescription('Sellers cannot change the email of their account.');
    await user.click(update());
    await waitFor(() => expect(patches(platform)).toHaveLength(1));
    expect(patches(platform)[0]!.body).not.toHaveProperty('email');
  });
});

describe('a new email that waits for its link', () => {
  const waiting = () => {
    const platform = aPlatform();
    platform.answer({
      'GET /users/me/email-change': () => ({ data: { email: 'new@example.com' } }),
      'POST /users/me/email-change/resend': () => ({ message: 'Sent' }),
      'DELETE /users/me/email-change': () => null,
    });
    return platform;
  };

  it('is shown, and its link can be sent again', async () => {
    const { user, platform } = await openProfile(ada, waiting());
    expect(await screen.findByText('Your new email new@example.com is not confirmed yet.')).toBeVisible();
    expect(field('Email')).toHaveValue('ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Resend the link' }));
    await waitFor(() => expect(platform.toasts).toMatchObject([{ message: 'A new link is on its way' }]));
  });

  it('can be cancelled', async () => {
    const { user, platform } = await openProfile(ada, waiting());
    await user.click(await screen.findByRole('button', { name: 'Cancel the change' }));
    await waitFor(() => expect(screen.queryByText(/is not confirmed yet/)).not.toBeInTheDocument());
    expect(platform.calls.at(-1)).toMatchObject({ call: 'DELETE /users/me/email-change' });
  });

  it('is not asked for on a server without this addition, and a failure shows nothing', async () => {
    const documented = createTestPlatform('mfe-account');
    await openProfile(ada, documented);
    expect(documented.calls).toEqual([]);
    const broken = aPlatform();
    broken.answer({
      'GET /users/me/email-change': () => {
        throw new ApiError(500, 'Broken');
      },
    });
    await openProfile(ada, broken);
    expect(screen.getAllByRole('textbox')[0]).toBeVisible();
    expect(broken.toasts).toEqual([]);
  });
});

describe('a shopper who had to verify the phone', () => {
  it('continues where they left off, and is asked once', async () => {
    keepContinuePath('/checkout');
    const { unmount } = await openProfile();
    expect(screen.getByRole('link', { name: 'Continue where you left off' })).toHaveAttribute('href', '/checkout');
    unmount();
    await openProfile();
    expect(screen.queryByRole('link', { name: 'Continue where you left off' })).not.toBeInTheDocument();
  });
});

describe('a new email on a server that asks for proof of identity', () => {
  async function moves() {
    const platform = aPlatform();
    platform.answer({ 'GET /users/me/proof': () => ({ data: { password: true, passkey: false, given: false } }) });
    const view = await openProfile(ada, platform);
    await view.user.clear(field('Email'));
    await view.user.type(field('Email'), 'new@example.com');
    await view.user.click(update());
    expect(await screen.findByRole('dialog', { name: 'Is it you?' })).toHaveTextContent('new@example.com');
    return view;
  }

  it('is sent with the password that the dialog asks for, and a toast says that a link was emailed', async () => {
    const { user, platform } = await moves();
    expect(patches(platform)).toEqual([]);
    platform.answer({
      'PATCH /users': () => {
        throw new ApiError(422, 'No', { password: ['This is not your current password.'] });
      },
    });
    await user.type(await screen.findByLabelText(/^Current Password/), 'Wrong-horse-9{Enter}');
    expect(await screen.findByText('This is not your current password.')).toBeVisible();
    platform.answer({ 'PATCH /users': () => ({ data: ada, email_change: { email: 'new@example.com' } }) });
    await user.clear(screen.getByLabelText(/^Current Password/));
    await user.type(screen.getByLabelText(/^Current Password/), 'Correct-horse-9{Enter}');
    await waitFor(() => expect(platform.navigations).toEqual(['/Dashboard']));
    expect(patches(platform).at(-1)!.body).toMatchObject({ email: 'new@example.com', password: 'Correct-horse-9' });
    const detail = 'We emailed a link to new@example.com. Open it to use this email.';
    expect(platform.toasts).toContainEqual(expect.objectContaining({ detail }));
  });

  it('stays typed when the dialog is closed, and an error of the server is shown at its field', async () => {
    const { user, platform } = await moves();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(field('Email')).toHaveValue('new@example.com');
    platform.answer({
      'PATCH /users': () => {
        throw new ApiError(422, 'Taken', { email: ['The email has already been taken.'] });
      },
    });
    await user.click(update());
    await user.type(await screen.findByLabelText(/^Current Password/), 'Correct-horse-9{Enter}');
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(/The email has already been taken\./));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not asked about when other fields change', async () => {
    const platform = aPlatform();
    const { user } = await openProfile(ada, platform);
    await user.type(field('Surname'), 'x');
    await user.click(update());
    await waitFor(() => expect(patches(platform)).toHaveLength(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a name that invoices cannot show', () => {
  const LATIN = 'Your name in Latin letters';
  const ali = aUser({ surname: 'محمد', other_names: 'علي', latin_name: null });

  it('is asked for in Latin letters, too', async () => {
    const { user, platform } = await openProfile(ali);
    await user.type(field(LATIN), 'علي');
    await user.click(update());
    expect(field(LATIN)).toHaveAccessibleDescription(/Enter your name in Latin letters, such as Ngozi Okafor/);
    await user.clear(field(LATIN));
    await user.type(field(LATIN), 'Ali Muhammad');
    await user.click(update());
    await waitFor(() => expect(patches(platform)[0]!.body).toMatchObject({ latin_name: 'Ali Muhammad' }));
  });

  it('is asked for as soon as it is typed, and not otherwise', async () => {
    const { user } = await openProfile(aUser({ latin_name: null }));
    expect(screen.queryByLabelText(LATIN)).not.toBeInTheDocument();
    await user.clear(field('Surname'));
    await user.type(field('Surname'), '李小龙');
    expect(field(LATIN)).toBeVisible();
  });

  it('is not asked for by a server that does not store it', async () => {
    const { user, platform } = await openProfile(aUser({ surname: 'محمد', other_names: 'علي' }));
    expect(screen.queryByLabelText(LATIN)).not.toBeInTheDocument();
    await user.click(update());
    await waitFor(() => expect(patches(platform)[0]!.body).not.toHaveProperty('latin_name'));
  });
});
