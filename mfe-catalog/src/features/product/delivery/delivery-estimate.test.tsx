import { ApiError } from '@nkm/platform';
import { type Answers, renderInShop } from '@nkm/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type PartOptions, renderPart } from '../../../../test/render-part';
import { aVariant } from '../../../../test/shop-platform';
import { DeliveryEstimate } from './delivery-estimate';

const ikeja = {
  id: 7,
  title: 'GIGL Ikeja',
  address: '1 Allen Avenue',
  station: { id: 7, state_id: 25, name: 'Ikeja' },
};
const wuse = { id: 8, title: 'GIGL Wuse', address: '2 Aminu Kano', station: { id: 8, state_id: 15, name: 'Wuse' } };
const FEES = {
  delivery_fee: 1200,
  gas_fee: 100,
  tax: 97.5,
  payment_gateway_fee: 148.46,
  free_delivery_missing: 1500.01,
};

const asked: unknown[] = [];
const answers: Answers = {
  'GET /states': () => ({
    data: [
      { id: 15, name: 'Abuja' },
      { id: 25, name: 'Lagos' },
      { id: 30, name: 'Ondo' },
    ],
  }),
  'GET /gigl_pickup_addresses': () => ({ data: [wuse, ikeja] }),
  'POST /orders/fees': ({ body }) => (asked.push(body), { ...FEES, data: FEES }),
};
beforeEach(() => (asked.length = 0));

const dress = { id: 5, selling_price: 8500 };
const ui = <DeliveryEstimate product={dress} variant={null} />;

describe('the delivery estimate of a product, without sign-in', () => {
  async function chooseIkeja(options: PartOptions = {}, part = ui) {
    const page = renderPart(part, { answers, ...options });
    await page.user.click(screen.getByRole('button', { name: 'Estimate delivery' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a pickup station' }));
    await page.user.selectOptions(await dialog.findByRole('combobox', { name: 'State' }), 'Lagos');
    await page.user.click(dialog.getByRole('radio', { name: /GIGL Ikeja/ }));
    await page.user.click(dialog.getByRole('button', { name: 'Confirm' }));
    return page;
  }

  it('shows fee, day, extra costs and the amount missing for free delivery to the chosen station', async () => {
    const { platform } = await chooseIkeja();
    expect(await screen.findByText('Delivery ₦1,200.00')).toBeVisible();
    expect(screen.getByText(/to GIGL Ikeja, by \w+day, \d+ \w+/)).toBeVisible();
    expect(screen.getByText('plus ₦345.96 in fees for one item.')).toBeVisible();
    expect(screen.getByText(/Spend ₦1,501\.00 more for free delivery/)).toBeVisible();
    expect(asked).toMatchObject([
      { products: [{ id: 5, quantity: 1, selling_price: 8500 }], delivery_type: 'Pickup', delivery_city_id: 7 },
    ]);
    expect(platform.storage.get('delivery-station')).toBe(JSON.stringify(ikeja));
  });

  it('never says that the delivery is free when the server does not say its fee', async () => {
    await chooseIkeja({ answers: { ...answers, 'POST /orders/fees': () => ({ data: null }) } });
    expect(await screen.findByText('The delivery cannot be estimated at the moment.')).toBeVisible();
    expect(screen.queryByText(/free/i)).toBeNull();
  });

  it.each([
    [8500, /^Pickup from ₦1,397\.50 with gas fee and tax, no delivery fee over ₦10,000\.00, by \w+day, \d+ \w+$/],
    [10_000, /^Pickup from ₦1,397\.50/],
    [10_000.01, /^No delivery fee to a pickup station, by \w+day, \d+ \w+$/],
  ])('says the price and the day without a click for a product of ₦%s', (price, expected) => {
    const part = <DeliveryEstimate product={{ ...dress, selling_price: price }} variant={null} />;
    renderPart(part, { answers, settings: { delivery: { pickup: 1397.5, freeOver: 10_000 } } });
    expect(screen.getByText(/ickup/).closest('p')).toHaveTextContent(expected);
  });

  it('says nothing without a click when the server names no price', () => {
    renderPart(ui, { answers });
    expect(screen.getAllByRole('button')[0]).toBeVisible();
    expect(screen.queryByText(/ickup/)).toBeNull();
  });

  it('offers only states that have a station', async () => {
    const { user } = renderPart(ui, { answers });
    await user.click(screen.getByRole('button', { name: 'Estimate delivery' }));
    const states = within(await screen.findByRole('combobox', { name: 'State' })).getAllByRole('option');
    expect(states.map((state) => state.textContent)).toEqual(['Choose a state', 'Abuja', 'Lagos']);
    expect(screen.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('uses the chosen variant', async () => {
    const variant = aVariant(22, 'Red', 'M');
    await chooseIkeja({}, <DeliveryEstimate product={dress} variant={variant} />);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({ products: [{ variant: { id: 22, quantity: 1, selling_price: 22000 } }] });
  });

  it('loads without a click when a station was chosen before', async () => {
    const { platform, unmount } = await chooseIkeja();
    await screen.findByText('Delivery ₦1,200.00');
    unmount();
    renderInShop(ui, { platform });
    document.dispatchEvent(new Event('keydown', { bubbles: true })); // the first input ends the first view
    expect(await screen.findByText('Delivery ₦1,200.00')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('follows the station chosen in another tab', async () => {
    const { platform } = await chooseIkeja();
    expect(await screen.findByText(/to GIGL Ikeja/)).toBeVisible();
    platform.storage.write('delivery-station', wuse);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'delivery-station' })));
    expect(await screen.findByText(/to GIGL Wuse/)).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  it('says when there is no delivery fee, and never that it is free', async () => {
    await chooseIkeja({ answers: { ...answers, 'POST /orders/fees': () => ({ data: { delivery_fee: 0 } }) } });
    expect(await screen.findByText('No delivery fee')).toBeVisible();
    expect(screen.queryByText(/free/i)).toBeNull();
  });

  it('offers Try again when stations or fees cannot be loaded', async () => {
    const down = () => {
      throw new ApiError(503, 'Down');
    };
    const { user, platform } = renderPart(ui, {
      answers: { ...answers, 'GET /states': down, 'POST /orders/fees': down },
    });
    await user.click(screen.getByRole('button', { name: 'Estimate delivery' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('The stations cannot be shown at the moment.')).toBeVisible();
    platform.answer({ 'GET /states': answers['GET /states']! });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'State' }), 'Abuja');
    await user.click(dialog.getByRole('radio', { name: /GIGL Wuse/ }));
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('The delivery cannot be estimated at the moment.')).toBeVisible();
    platform.answer({ 'POST /orders/fees': answers['POST /orders/fees']! });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Delivery ₦1,200.00')).toBeVisible();
  });
});
