import { ApiError } from '@nkm/platform';
import { screen, waitFor, within } from '@testing-library/react';
import { DOCUMENTED_OPTIONS } from '../../features/checkout/checkout-options';
import { complete, ikeja, sabonGari, visitCheckout } from '../../../test/visit-checkout';

const closed = { 'GET /gigl_pickup_addresses': () => ({ data: [sabonGari] }) };
const withoutCard = {
  'GET /checkout/options': () => ({
    data: {
      ...DOCUMENTED_OPTIONS,
      payment_methods: DOCUMENTED_OPTIONS.payment_methods.map((method) => ({ ...method, enabled: false })),
      shipping_options: [],
    },
  }),
};
const home = { ...complete, deliveryType: 'Drop off' as const, addressId: 4 };
const doorOpen = {
  'GET /checkout/options': () => ({
    data: {
      ...DOCUMENTED_OPTIONS,
      delivery_types: DOCUMENTED_OPTIONS.delivery_types.map((type) => ({ ...type, enabled: true })),
    },
  }),
};
const notice = async (text: string) => {
  const item = await screen.findByText(text);
  return within(item.closest<HTMLElement>('[role="status"]')!);
};

describe('a choice that no longer fits', () => {
  it.each(['/checkout', '/shipping', '/payment'])('leaves on %s: a closed pickup location', async (at) => {
    const { path, platform, sent } = await visitCheckout(at, { answers: closed });
    expect(path()).toBe(at === '/checkout' ? at : '/checkout');
    if (at === '/checkout')
      expect(
        (await notice('The pickup station GIGL Ikeja is no longer available.')).getByText('Please choose again'),
      ).toBeVisible();
    const draft = JSON.parse(platform.storage.get('checkout')!) as object;
    expect(draft).toMatchObject({ pickup: null, left: [{ choice: 'pickup', name: ikeja.title }] });
    if (at === '/checkout') expect(sent('POST /orders/fees').at(-1)?.body).toMatchObject({ delivery_city_id: null });
  });

  it('leaves with a notice until the shopper chooses again', async () => {
    const { user } = await visitCheckout('/checkout', { answers: closed });
    await notice('The pickup station GIGL Ikeja is no longer available.');
    await user.click(screen.getByRole('button', { name: 'Choose a pickup station' }));
    await screen.findByRole('option', { name: 'Kano' });
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('State'), 'Kano');
    await user.click(await dialog.findByRole('radio', { name: /Sabon Gari/ }));
    await user.click(dialog.getByRole('button', { name: 'Confirm pickup station' }));
    await waitFor(() => expect(screen.queryByText('Please choose again')).toBeNull());
  });

  it('leaves: a payment and a delivery way that the server no longer offers', async () => {
    const { platform } = await visitCheckout('/checkout', { api: 1, answers: withoutCard });
    await notice('The payment method Card / Paystack is no longer available.');
    await notice('The shipping option gig logistics is no longer available.');
    expect(JSON.parse(platform.storage.get('checkout')!)).toMatchObject({ paymentMethod: null, shippingOption: null });
  });

  it('leaves: a deleted address', async () => {
    await visitCheckout('/checkout', {
      draft: home,
      api: 1,
      answers: { ...doorOpen, 'GET /addresses': () => ({ data: [{ id: 9, address: '2 Broad Street' }] }) },
    });
    await notice('The chosen delivery address is no longer available.');
  });

  it('stays while it fits, and when the lists cannot be loaded', async () => {
    const addresses = { ...doorOpen, 'GET /addresses': () => ({ data: [{ id: 4, address: '2 Broad Street' }] }) };
    await visitCheckout('/checkout', { draft: home, api: 1, answers: addresses });
    expect(screen.getByText(/2 Broad Street/)).toBeVisible();
    expect(screen.queryByText('Please choose again')).toBeNull();
  });

  it('stays when the lists cannot be loaded', async () => {
    const away = () => {
      throw new ApiError(503, 'Away');
    };
    const answers = { 'GET /checkout/options': away, 'GET /gigl_pickup_addresses': away };
    const { path } = await visitCheckout('/shipping', { api: 1, answers });
    expect(path()).toBe('/shipping');
  });
});
