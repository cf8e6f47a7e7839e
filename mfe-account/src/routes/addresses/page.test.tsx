import type { Address } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { type Answers, aUser, createTestPlatform, renderRoute } from '@nkm/testing';
import { screen, within } from '@testing-library/react';
import { anAddress, LGAS, STATES } from '../../../test/an-address';
import { routes } from '../../expose/routes';

const route = routes.find(({ id }) => id === 'addresses')!;
const home = anAddress({ id: 1, address: '12 Awolowo Road', is_default: true });
const office = anAddress({ id: 2, address: '3 Marina', other_names: 'Adaeze' });
const bill = anAddress({ id: 3, address: '1 Allen Avenue', type: 'Billing', is_default: true });

function aPlatform(addresses: Address[], answers: Answers = {}, api = 1) {
  const platform = createTestPlatform(
    'mfe-account',
    {
      'GET /addresses': () => ({ data: addresses }),
      'GET /states': () => ({ data: STATES }),
      'GET /states/:id': ({ params }) => ({ data: { landmarks: LGAS[params.id!] } }),
      'DELETE /addresses/:id': () => undefined,
      'PATCH /addresses/:id': () => ({ data: home }),
      ...answers,
    },
    { api },
  );
  platform.signIn(aUser());
  return platform;
}

async function open(addresses: Address[], answers?: Answers, api?: number) {
  const platform = aPlatform(addresses, answers, api);
  const view = await renderRoute(route, { platform, at: '/addresses' });
  if (!('user' in view)) throw new Error('The page did not open');
  return { ...view, platform };
}
const list = (name: string) => screen.getByRole('region', { name });
const card = (name: string) => screen.getByRole('article', { name });

describe('/addresses', () => {
  it('ACC-ROUTE-011 is for signed-in shoppers, with a link in the profile sidebar', () => {
    expect(route).toMatchObject({ path: '/addresses', access: 'signed-in', frame: 'account', public: false });
    expect(route.sidebar).toEqual({ place: 5, fragment: 'addresses' });
  });

  it('ACC-SCR-033 has the breadcrumb Home > Account > Addresses', async () => {
    await open([home]);
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Account',
      'Addresses',
    ]);
  });

  it('ACC-SCR-031 shows billing and delivery addresses in cards, each with a link to its form', async () => {
    await open([home, office, bill]);
    expect(within(list('Delivery addresses')).getAllByRole('article')).toHaveLength(2);
    expect(within(list('Billing addresses')).getAllByRole('article')).toHaveLength(1);
    for (const text of ['Ada Okafor', 'Behind the market', 'Ikeja, Lagos 100001', 'Phone: 08031234567'])
      expect(within(card('12 Awolowo Road')).getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit 3 Marina' })).toHaveAttribute('href', '/addresses/edit/2');
    expect(screen.getByRole('link', { name: 'Edit 1 Allen Avenue' })).toHaveAttribute('href', '/addresses/edit/3');
  });

  it('shows the street once when an address has no name', async () => {
    await open([{ ...home, other_names: '', surname: '' }]);
    expect(within(card('12 Awolowo Road')).getByRole('heading', { name: '12 Awolowo Road' })).toBeVisible();
    expect(within(card('12 Awolowo Road')).getAllByText('12 Awolowo Road')).toHaveLength(1);
  });

  it('ACC-SCR-032 links to the form for a new address', async () => {
    await open([]);
    expect(screen.getByText('You have no addresses yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add Address' })).toHaveAttribute('href', '/addresses/add');
  });

  it('deletes an address after a question, and moves the focus to the list', async () => {
    const { user, platform } = await open([home, office]);
    await user.click(screen.getByRole('button', { name: 'Delete 12 Awolowo Road' }));
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(platform.calls.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Delete 12 Awolowo Road' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this address?' }));
    expect(dialog.getByText('12 Awolowo Road')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete address' }));
    expect(platform.calls.at(-1)!.call).toBe('DELETE /addresses/1');
    expect(screen.queryByRole('article', { name: '12 Awolowo Road' })).toBeNull();
    expect(platform.toasts).toEqual([{ tone: 'success', message: 'Address deleted' }]);
    expect(within(card('3 Marina')).getByText('Default')).toBeVisible();
    expect(document.activeElement).toContainElement(card('3 Marina'));
  });

  it('keeps the address when deleting fails, and says why', async () => {
    const { user, platform } = await open([home], {
      'DELETE /addresses/:id': () => {
        throw new ApiError(503, 'Busy');
      },
    });
    await user.click(screen.getByRole('button', { name: 'Delete 12 Awolowo Road' }));
    await user.click(screen.getByRole('button', { name: 'Delete address' }));
    expect(platform.toasts).toEqual([{ tone: 'error', message: 'Busy' }]);
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(card('12 Awolowo Road')).toBeInTheDocument();
  });

  it('removes an address that another tab has deleted', async () => {
    const { user } = await open([home], {
      'DELETE /addresses/:id': () => {
        throw new ApiError(404, 'Address not found.');
      },
    });
    await user.click(screen.getByRole('button', { name: 'Delete 12 Awolowo Road' }));
    await user.click(screen.getByRole('button', { name: 'Delete address' }));
    expect(screen.getByText('You have no addresses yet')).toBeVisible();
  });

  it('makes another address the default of its type', async () => {
    const { user, platform } = await open([home, office, bill]);
    await user.click(screen.getByRole('button', { name: 'Make default: 3 Marina' }));
    expect(platform.calls.at(-1)).toMatchObject({ call: 'PATCH /addresses/2', body: { is_default: true } });
    expect(within(card('3 Marina')).getByText('Default')).toBeVisible();
    expect(within(card('12 Awolowo Road')).queryByText('Default')).toBeNull();
    expect(within(card('1 Allen Avenue')).getByText('Default')).toBeVisible();
  });

  it('offers neither with a server as documented, and finds the names of the places itself', async () => {
    const plain = anAddress({ city: '', is_default: undefined, state_name: undefined, lga_name: undefined });
    await open([plain], {}, 0);
    expect(screen.getByText('Ikeja, Lagos 100001')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Delete|Make default/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Edit 12 Awolowo Road' })).toBeVisible();
  });

  it('ACC-RULE-049 shows no toast when addresses or states fail to load: the page fails with Retry', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const down = () => {
      throw new ApiError(503, 'Busy');
    };
    const platform = aPlatform([anAddress({ state_name: undefined })], {
      'GET /states': down,
      'GET /states/:id': down,
    });
    await renderRoute(route, { platform, at: '/addresses' });
    expect(card('12 Awolowo Road')).toBeVisible();
    platform.answer({ 'GET /addresses': down });
    const opening = renderRoute(route, { platform, at: '/addresses' });
    await expect(opening).rejects.toMatchObject({ status: 503 });
    expect(platform.toasts).toEqual([]);
    warn.mockRestore();
  });
});
