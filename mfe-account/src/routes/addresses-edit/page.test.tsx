import type { Address } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { type Answers, aUser, createTestPlatform, renderRoute } from '@nkm/testing';
import { screen, within } from '@testing-library/react';
import { anAddress, LGAS, STATES } from '../../../test/an-address';
import { routes } from '../../expose/routes';

const route = routes.find(({ id }) => id === 'addresses-edit')!;

function aPlatform(address: Partial<Address> = {}, answers: Answers = {}) {
  const platform = createTestPlatform('mfe-account', {
    'GET /addresses/:id': () => ({ data: anAddress({ id: 7, ...address }) }),
    'GET /states': () => ({ data: STATES }),
    'GET /states/:id': ({ params }) => ({ data: { landmarks: LGAS[params.id!] } }),
    'PATCH /addresses/:id': ({ body }) => ({ data: anAddress(body as object) }),
    ...answers,
  });
  platform.signIn(aUser());
  return platform;
}
async function open(address?: Partial<Address>, answers?: Answers) {
  const platform = aPlatform(address, answers);
  const view = await renderRoute(route, { platform, at: '/addresses/edit/7' });
  if (!('user' in view)) throw new Error('The page did not open');
  return { ...view, platform };
}
const calls = (platform: { calls: { call: string }[] }) => platform.calls.map(({ call }) => call);
const save = () => screen.getByRole('button', { name: 'Save address' });

beforeEach(() => sessionStorage.clear());

describe('/addresses/edit/{id}', () => {
  it('ACC-ROUTE-013 is for signed-in shoppers', () => {
    expect(route).toMatchObject({ path: '/addresses/edit/:id', access: 'signed-in', frame: 'account', public: false });
  });

  it('ACC-SCR-036 shows state and LGA as plain text first, without loading them', async () => {
    const { platform } = await open();
    expect(screen.getByText('Lagos')).toBeVisible();
    expect(screen.getByText('Ikeja')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(calls(platform)).toEqual(['GET /addresses/7']);
  });

  it("ACC-SCR-037 a press on the state switches to lists and loads the state's landmarks", async () => {
    const { user, platform } = await open();
    await user.click(screen.getByRole('button', { name: /^State: Lagos/ }));
    const [state, lga] = screen.getAllByRole('combobox');
    expect(state).toHaveFocus();
    expect(await within(lga!).findByRole('option', { name: 'Eti-Osa' })).toBeInTheDocument();
    expect(state).toHaveDisplayValue('Lagos');
    expect(lga).toHaveDisplayValue('Ikeja');
    expect(calls(platform)).toEqual(expect.arrayContaining(['GET /states', 'GET /states/25']));
    await user.selectOptions(lga!, 'Eti-Osa');
    await user.click(save());
    expect(platform.calls.at(-1)).toMatchObject({ call: 'PATCH /addresses/7', body: { lga: 501, lga_id: 501 } });
    expect(platform.navigations).toEqual(['/addresses']);
  });

  it('saves a change without touching state and LGA', async () => {
    const { user, platform } = await open({ is_default: true });
    const line = screen.getByLabelText(/^Address line/);
    await user.clear(line);
    await user.type(line, '3 Marina');
    await user.click(save());
    expect(platform.calls.at(-1)).toMatchObject({
      call: 'PATCH /addresses/7',
      body: { address: '3 Marina', state: 25, lga: 500, phone: '08031234567' },
    });
  });

  it('finds the names of state and LGA on a server as documented', async () => {
    await open({ state_name: undefined, lga_name: undefined });
    expect(screen.getByRole('button', { name: /^State: Lagos/ })).toBeVisible();
    expect(screen.getByText('Ikeja')).toBeVisible();
  });

  it('ACC-RULE-049 offers the lists of states and LGAs at once when their names cannot be loaded', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const down = () => {
      throw new ApiError(503, 'Busy');
    };
    const names = { state_name: undefined, lga_name: undefined };
    const { platform } = await open(names, { 'GET /states': down, 'GET /states/:id': down });
    expect(screen.getAllByRole('combobox')).toHaveLength(2);
    expect(await screen.findAllByRole('button', { name: 'Retry' })).toHaveLength(2);
    expect(platform.toasts).toEqual([]);
    warn.mockRestore();
  });

  it.each(['abc', '0', '1e3', '99999999999999999999'])('does not exist for the id %s', async (id) => {
    const platform = aPlatform();
    expect(await renderRoute(route, { platform, at: `/addresses/edit/${id}` })).toEqual({ notFound: true });
    expect(platform.calls).toEqual([]);
  });

  it.each([403, 404, 422])("does not exist for another shopper's address (%i)", async (status) => {
    const refuse = () => {
      throw new ApiError(status, 'Address not found.');
    };
    const platform = aPlatform({}, { 'GET /addresses/:id': refuse });
    expect(await renderRoute(route, { platform, at: '/addresses/edit/7' })).toEqual({ notFound: true });
  });

  it('fails as a page when the server is busy', async () => {
    const busy = () => {
      throw new ApiError(503, 'Busy');
    };
    const platform = aPlatform({}, { 'GET /addresses/:id': busy });
    await expect(renderRoute(route, { platform, at: '/addresses/edit/7' })).rejects.toMatchObject({ status: 503 });
    expect(platform.toasts).toEqual([]);
  });

  it('keeps the drafts of two addresses apart', async () => {
    const { user, unmount } = await open();
    await user.type(screen.getByLabelText(/^Landmark/), ' and the bank');
    unmount();
    const other = aPlatform({ id: 8 });
    await renderRoute(route, { platform: other, at: '/addresses/edit/8' });
    expect(screen.getByLabelText(/^Landmark/)).toHaveValue('Behind the market');
  });
});
