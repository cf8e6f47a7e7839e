import { ApiError } from '@nkm/platform';
import { type Answers, aUser, createTestPlatform, renderRoute } from '@nkm/testing';
import { screen, within } from '@testing-library/react';
import { anAddress, LGAS, STATES } from '../../test/an-address';
import { routes } from '../expose/routes';

const route = routes.find(({ id }) => id === 'addresses-add')!;
const ada = aUser({ other_names: 'Adaeze', surname: 'Okafor', phone: null });

async function open(answers: Answers = {}, shopper = ada) {
  const platform = createTestPlatform(
    'mfe-account',
    {
      'GET /states': () => ({ data: STATES }),
      'GET /states/:id': ({ params }) => ({ data: { landmarks: LGAS[params.id!] } }),
      'POST /addresses': ({ body }) => ({ data: anAddress(body as object) }),
      ...answers,
    },
    { api: 1 },
  );
  platform.signIn(shopper);
  const view = await renderRoute(route, { platform, at: '/addresses/add' });
  if (!('user' in view)) throw new Error('The page did not open');
  const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
  return {
    ...view,
    platform,
    field,
    save: () => view.user.click(screen.getByRole('button', { name: 'Save address' })),
    async fill() {
      await view.user.selectOptions(field('State'), 'Lagos');
      await within(field('LGA')).findByRole('option', { name: 'Ikeja' });
      await view.user.selectOptions(field('LGA'), 'Ikeja');
      await view.user.type(field('Address line'), ' 12 Awolowo Road ');
      await view.user.type(field('Mobile number'), '08031234567');
    },
  };
}
const posts = (platform: { calls: { call: string }[] }) => platform.calls.filter(({ call }) => call.startsWith('POST'));

beforeEach(() => sessionStorage.clear());

describe('/addresses/add', () => {
  it('ACC-ROUTE-012 is for signed-in shoppers', () => {
    expect(route).toMatchObject({ path: '/addresses/add', access: 'signed-in', frame: 'account', public: false });
  });

  it('ACC-SCR-034 is a form for a new address, with the names of the shopper', async () => {
    const { field } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Add Address' })).toBeVisible();
    expect(field('First name')).toHaveValue('Adaeze');
    expect(field('Surname')).toHaveValue('Okafor');
    expect(screen.getByRole('radio', { name: 'Delivery address' })).toBeChecked();
  });

  it('has the verified phone number of the shopper, who can change it', async () => {
    const { user, fill, field, save, platform } = await open({}, { ...ada, phone: '2348031234567' });
    expect(field('Mobile number')).toHaveValue('+2348031234567');
    await user.clear(field('Mobile number'));
    await fill();
    await save();
    expect(posts(platform)).toEqual([
      expect.objectContaining({ body: expect.objectContaining({ phone: '08031234567' }) }),
    ]);
  });

  it('ACC-SCR-035 marks exactly the four fields that it demands as required', async () => {
    await open();
    const marked = screen.getAllByText('*').map((star) => star.parentElement!.textContent);
    expect(marked).toEqual(['State *', 'LGA *', 'Address line *', 'Mobile number *']);
  });

  it('ACC-RULE-035 ACC-MSG-037 ACC-MSG-039 ACC-MSG-040 ACC-MSG-041 ACC-CONST-011 enforces only phone, address, state and LGA', async () => {
    const { user, field, save, platform } = await open();
    await user.clear(field('First name'));
    await user.clear(field('Surname'));
    await user.type(field('Mobile number'), '0803123456');
    await save();
    expect(field('Mobile number')).toHaveAccessibleDescription(/Phone Number must have at least 11 numbers\./);
    expect(field('Address line')).toHaveAccessibleDescription('Address is required');
    expect(field('State')).toHaveAccessibleDescription('State is required');
    expect(field('LGA')).toHaveAccessibleDescription(/Lga is required/);
    for (const name of ['First name', 'Surname', 'Landmark']) expect(field(name)).not.toHaveAttribute('aria-invalid');
    expect(field('State')).toHaveFocus();
    expect(posts(platform)).toEqual([]);
  });

  it('ACC-MSG-038 ACC-CONST-011 refuses a phone number of more than 14 characters until it is shorter', async () => {
    const { user, fill, field, save, platform } = await open();
    await fill();
    await user.type(field('Mobile number'), '8901');
    await save();
    expect(field('Mobile number')).toHaveAccessibleDescription(/Phone Number must have maximum of 14 numbers\./);
    await user.type(field('Mobile number'), '{Backspace}');
    expect(field('Mobile number')).not.toHaveAccessibleDescription(/Phone Number/);
    await save();
    expect(posts(platform)).toHaveLength(1);
  });

  it.each([
    ['call 08031234567', 'Phone Number is invalid.'],
    ['no number', 'Phone Number must have at least 11 numbers.'],
    ['0803123456', 'Phone Number must have at least 11 numbers.'],
  ])('refuses %s without asking the server', async (phone, message) => {
    const { user, fill, field, save, platform } = await open();
    await fill();
    await user.clear(field('Mobile number'));
    await user.type(field('Mobile number'), phone);
    await save();
    expect(field('Mobile number')).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(posts(platform)).toEqual([]);
  });

  it.each([
    ['705 555 0199', '7055550199'],
    ['00234 (0) 705-555-0199', '0023407055550199'],
    ['+47 406 12 345', '+4740612345'],
    ['٠٨٠٣١٢٣٤٥٦٧', '08031234567'],
  ])('lets the server read %s', async (typed, phone) => {
    const { user, fill, field, save, platform } = await open();
    await fill();
    await user.clear(field('Mobile number'));
    await user.type(field('Mobile number'), typed);
    await save();
    expect(posts(platform)).toMatchObject([{ body: { phone } }]);
  });

  it('ACC-RULE-034 sends trimmed texts with both names of state and LGA, then returns to the addresses', async () => {
    const { fill, user, field, save, platform } = await open();
    await fill();
    await user.clear(field('Mobile number'));
    await user.type(field('Mobile number'), '+234 803 123-4567');
    await user.click(screen.getByRole('checkbox', { name: /default/ }));
    await save();
    expect(posts(platform)).toMatchObject([
      {
        call: 'POST /addresses',
        body: {
          type: 'Delivery',
          other_names: 'Adaeze',
          address: '12 Awolowo Road',
          phone: '+2348031234567',
          state: 25,
          state_id: 25,
          lga: 500,
          lga_id: 500,
          country: 'Nigeria',
          is_default: true,
        },
      },
    ]);
    expect(platform.toasts).toEqual([{ tone: 'success', message: 'Address saved' }]);
    expect(platform.navigations).toEqual(['/addresses']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('saves once, even when Save is pressed again before the next page opens', async () => {
    const { fill, field, user, platform } = await open();
    await fill();
    await user.type(field('Mobile number'), '{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Saving…' }));
    await user.type(field('Mobile number'), '{Enter}');
    expect(posts(platform)).toHaveLength(1);
  });

  it('shows each error of the server as a toast and at its field, and keeps what was typed', async () => {
    const { fill, field, save, platform } = await open({
      'POST /addresses': () => {
        throw new ApiError(422, 'Invalid', {
          lga: ['The selected lga is not in this state.'],
          phone: ['The phone number is unknown.'],
        });
      },
    });
    await fill();
    await save();
    expect(platform.toasts.map(({ message }) => message)).toEqual([
      'The selected lga is not in this state.',
      'The phone number is unknown.',
    ]);
    expect(field('LGA')).toHaveAccessibleDescription(/not in this state/);
    expect(field('Mobile number')).toHaveAccessibleDescription(/unknown/);
    expect(field('Address line')).toHaveValue(' 12 Awolowo Road ');
    expect(platform.navigations).toEqual([]);
  });

  it('keeps what was typed when the shop cannot be reached, and after a reload', async () => {
    const first = await open({
      'POST /addresses': () => {
        throw new ApiError(0, 'You are offline', {}, null, { reason: 'offline' });
      },
    });
    await first.fill();
    await first.save();
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline');
    first.unmount();

    const { user, field } = await open();
    expect(field('Address line')).toHaveValue(' 12 Awolowo Road ');
    expect(field('State')).toHaveValue('25');
    expect(await screen.findByRole('option', { name: 'Ikeja', selected: true })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(field('Address line')).toHaveValue('');
    expect(field('First name')).toHaveValue('Adaeze');
  });

  it('forgets what was typed after Cancel', async () => {
    const { user, field, platform } = await open();
    await user.type(field('Address line'), 'x');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(platform.navigations).toEqual(['/addresses']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('asks for the LGA again when the state changes', async () => {
    const { user, fill, field } = await open();
    await fill();
    await user.selectOptions(field('State'), 'Kano');
    expect(field('LGA')).toHaveValue('');
    expect(await within(field('LGA')).findByRole('option', { name: 'Dala' })).toBeInTheDocument();
  });

  it('ACC-RULE-049 shows no toast when states or landmarks fail to load, but Retry in place', async () => {
    let isDown = true;
    const orDown = (answer: object) => () => {
      if (isDown) throw new ApiError(503, 'Busy');
      return answer;
    };
    const { user, field, platform } = await open({
      'GET /states': orDown({ data: STATES }),
      'GET /states/:id': orDown({ data: { landmarks: LGAS['25'] } }),
    });
    expect(await screen.findByText(/The states could not be loaded/)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await within(field('State')).findByRole('option', { name: 'Lagos' });
    isDown = true;
    await user.selectOptions(field('State'), 'Lagos');
    expect(await screen.findByText(/The LGAs could not be loaded/)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await within(field('LGA')).findByRole('option', { name: 'Ikeja' })).toBeInTheDocument();
    expect(platform.toasts).toEqual([]);
  });
});
