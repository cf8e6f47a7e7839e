import { ApiError } from '@nkm/platform';
import { screen, waitFor, within } from '@testing-library/react';
import { complete, ikeja, sabonGari, twoWays, visitCheckout } from '../../../test/visit-checkout';
import { DRAFT_KEY } from '../../features/checkout/draft';

const offer = (shipping_option: string, delivery_type: string, more: object = {}) => ({
  shipping_option,
  delivery_type,
  state: 'Lagos',
  delivery_fee: 1200,
  delivery_days: 5,
  ...more,
});
const both = () => ({ data: { ...twoWays['GET /checkout/options']().data, pickup_asks_time: false } });
const offers = {
  'GET /checkout/options': both,
  'GET /addresses': () => ({ data: [] }),
  'POST /checkout/deliveries': () => ({
    data: [
      offer('gig_logistics', 'Pickup'),
      offer('standard', 'Pickup', { delivery_fee: 900, delivery_days: 8 }),
      offer('gig_logistics', 'Drop off', { delivery_fee: 2500 }),
      offer('standard', 'Drop off', { delivery_fee: 1800, delivery_days: 9 }),
    ],
  }),
};
const radio = (name: RegExp) => screen.getByRole('radio', { name });
const hintOf = (name: RegExp) => radio(name).closest('label')!.textContent;

describe('the ways of delivery at the checkout', () => {
  it('show price and day before one is chosen, asked with one request', async () => {
    const { user, sent } = await visitCheckout('/checkout', { draft: null, api: 2, answers: offers });
    await waitFor(() => expect(hintOf(/^Pickup/)).toBe('PickupAt a station near youFrom ₦900.00'));
    expect(hintOf(/^Drop off/)).toBe('Drop offTo your doorFrom ₦1,800.00');
    expect(hintOf(/^GIG Logistics/)).toBe('GIG LogisticsFrom ₦1,200.00');
    await user.click(radio(/^Pickup/));
    expect(hintOf(/^GIG Logistics/)).toMatch(/^GIG Logistics₦1,200\.00, by \w{3} \d+ \w{3}$/);
    expect(hintOf(/^Standard/)).toMatch(/^Standard₦900\.00, by /);
    await user.click(radio(/^Standard/));
    expect(hintOf(/^Drop off/)).toMatch(/^Drop offTo your door₦1,800\.00, by /);
    expect(sent('POST /checkout/deliveries')).toHaveLength(1);
    expect(sent('POST /checkout/deliveries')[0]!.body).toMatchObject({
      products: [{ id: 1, quantity: 1 }],
      address_id: null,
      delivery_city_id: null,
    });
  });

  it('say beside the choice where the shop does not deliver, and that there is no fee', async () => {
    await visitCheckout('/checkout', {
      api: 2,
      answers: {
        ...offers,
        'POST /checkout/deliveries': () => ({
          data: [
            offer('gig_logistics', 'Pickup', { delivery_fee: 0 }),
            offer('gig_logistics', 'Drop off', { state: 'Borno', delivery_fee: null, delivery_days: null }),
          ],
        }),
      },
    });
    await waitFor(() => expect(hintOf(/^Drop off/)).toBe('Drop offTo your doorNot available in Borno yet'));
    expect(hintOf(/^Pickup/)).toMatch(/No delivery fee, by /);
    expect(radio(/^Drop off/)).toBeEnabled();
  });

  it('show no price of another place while the new one loads, and say when it is unknown', async () => {
    const { user, platform } = await visitCheckout('/checkout', { draft: complete, api: 2, answers: offers });
    await waitFor(() => expect(hintOf(/^Pickup/)).toContain('₦1,200.00'));
    let fail = (_error: Error) => {};
    platform.answer({
      'POST /checkout/deliveries': ({ body }) =>
        (body as { state_id?: number }).state_id === undefined
          ? new Promise((_resolve, reject) => (fail = reject))
          : offers['POST /checkout/deliveries'](),
    });
    await user.click(screen.getByRole('button', { name: 'Change pickup station' }));
    await screen.findByRole('option', { name: 'Kano' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Kano');
    await user.click(await screen.findByRole('radio', { name: /^GIGL Sabon Gari/ }));
    await user.click(screen.getByRole('button', { name: 'Confirm pickup station' }));
    expect(hintOf(/^Pickup/)).toBe('PickupAt a station near youCalculating…');
    fail(new ApiError(503, 'Away'));
    await waitFor(() => expect(hintOf(/^Pickup/)).toBe('PickupAt a station near youPrice not available right now'));
  });

  it.each([0, 1])('show no prices on a server of level %i', async (api) => {
    const { called } = await visitCheckout('/checkout', { api, answers: offers });
    expect(await screen.findAllByText(/^₦10,145\.96/)).not.toHaveLength(0);
    expect(hintOf(/^Pickup/)).toBe('PickupAt a station near you');
    expect(called()).not.toContain('POST /checkout/deliveries');
  });

  it('come before the payment', async () => {
    await visitCheckout('/checkout', { api: 2, answers: offers });
    const groups = screen.getAllByRole('group').map((group) => group.querySelector('legend')!.textContent);
    expect(groups).toEqual(['Delivery Type', 'Shipping Option', 'Payment Method']);
  });
});

describe('the list of pickup stations', () => {
  const open = async (more: Parameters<typeof visitCheckout>[1] = {}) => {
    const page = await visitCheckout('/checkout', { draft: null, api: 2, answers: offers, ...more });
    await page.user.click(screen.getByRole('button', { name: /pickup station$/ }));
    return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Pickup Station' })) };
  };
  const yaba = { ...ikeja, id: 4, title: 'GIGL Yaba', address: '3 Herbert Macaulay Way', hours: 'Mon-Sat 8am-6pm' };
  const inYaba = { ...yaba, station: { ...ikeja.station, id: 4, name: 'Yaba' } };
  const stations = { 'GET /gigl_pickup_addresses': () => ({ data: [ikeja, inYaba, sabonGari] }) };

  it('shows street, hours, price and day of each station, the last used one first on every device', async () => {
    const options = { data: { ...both().data, last_pickup: inYaba } };
    const { dialog } = await open({
      answers: { ...offers, ...stations, 'GET /checkout/options': () => options },
    });
    const rows = (await dialog.findAllByRole('radio')).map((row) => row.closest('label')!.textContent!);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/^GIGL Yaba \(last used\)3 Herbert Macaulay WayMon-Sat 8am-6pm/);
    expect(rows[1]).toMatch(/^GIGL Ikeja1 Allen AvenueMon-Fri 9am-5pm/);
    expect(await dialog.findAllByText('From ₦900.00')).toHaveLength(2);
  });

  it.each([
    ['a new device', null],
    ['a device with an older choice', ikeja],
  ])('preselects the station of the last order on %s', async (_, chosen) => {
    const options = { data: { ...both().data, last_pickup: inYaba } };
    const { platform } = await visitCheckout('/checkout', {
      draft: null,
      api: 2,
      prepare: ({ storage }) => storage.write('delivery-station', chosen),
      answers: { ...offers, ...stations, 'GET /checkout/options': () => options },
    });
    expect(screen.getByText('GIGL Yaba')).toBeVisible();
    expect(screen.getByText('Mon-Sat 8am-6pm')).toBeVisible();
    expect(JSON.parse(platform.storage.get(DRAFT_KEY)!)).toMatchObject({ pickup: { id: 4 } });
  });

  it('finds a station of any state by area or street, and takes it', async () => {
    const { user, dialog, platform, sent } = await open({ answers: { ...offers, ...stations } });
    await user.type(dialog.getByRole('searchbox', { name: 'Search for an area or a street' }), 'airport');
    await dialog.findByRole('radio', { name: /^GIGL Sabon Gari/ });
    expect(await dialog.findByText('From ₦900.00')).toBeVisible();
    expect(sent('POST /checkout/deliveries').at(-1)!.body).toMatchObject({ state_id: 20 });
    await user.click(dialog.getByRole('radio', { name: /^GIGL Sabon Gari/ }));
    expect(dialog.getAllByRole('radio')).toHaveLength(1);
    expect(dialog.getByRole('combobox', { name: 'State' })).toHaveValue('20');
    expect(await dialog.findByText('From ₦900.00')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Confirm pickup station' }));
    expect(JSON.parse(platform.storage.get(DRAFT_KEY)!)).toMatchObject({ pickup: sabonGari });
  });

  it('says that no station matches', async () => {
    const { user, dialog } = await open({ answers: { ...offers, ...stations } });
    await user.type(dialog.getByRole('searchbox'), 'Timbuktu');
    expect(await dialog.findByText('No pickup station matches “Timbuktu”.')).toBeVisible();
  });
});
