import type { CheckoutChoices } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import type { Answers } from '@nkm/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { complete, ikeja, sabonGari, twoWays, visitCheckout } from '../../../test/visit-checkout';
import { DRAFT_KEY, type CheckoutDraft } from '../../features/checkout/draft';

const NOTHING = {
  payment_method: null,
  shipping_option: null,
  delivery_type: null,
  delivery_time: null,
  pickup: null,
  address_id: null,
  coupon_code: null,
};
const offline = () => {
  throw new ApiError(0, 'Offline');
};

type Sent = Partial<CheckoutChoices> & { age_ms: number; delivery_city_id?: number | null };

/** A server that stores the choices, as the real one does. */
function aServer(stored: Partial<CheckoutChoices> | null = null) {
  let record = stored && { ...NOTHING, chosen_at: ago(60_000), ...stored };
  const answers: Answers = {
    ...twoWays,
    'POST /coupons/redeem': () => ({ data: { code: 'TEN', amount: 850 } }),
    'GET /checkout/choices': () => ({ data: record }),
    'PATCH /checkout/choices': ({ body }) => {
      const { age_ms: age, delivery_city_id: stationId, ...changed } = body as Sent;
      if (record && record.chosen_at > ago(age)) return { data: record };
      const pickup = [ikeja, sabonGari].find(({ id }) => id === stationId) ?? null;
      record = { ...NOTHING, ...record, ...changed, ...(stationId !== undefined && { pickup }), chosen_at: ago(age) };
      return { data: record };
    },
  };
  return { answers, record: () => record, clear: () => void (record = null) };
}
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

async function aDevice(answers: Answers, visit: Parameters<typeof visitCheckout>[1] = {}) {
  const page = await visitCheckout('/checkout', { draft: null, api: 1, ...visit, answers });
  return {
    ...page,
    draft: () => JSON.parse(page.platform.storage.get(DRAFT_KEY) ?? 'null') as CheckoutDraft,
    comesBack: () => act(async () => void window.dispatchEvent(new Event('online'))),
  };
}
const group = (name: string) => within(screen.getByRole('group', { name }));
const orderNow = () => screen.getByRole('button', { name: 'ORDER NOW' });

describe('a checkout that was started on another device', () => {
  it('goes on with the same choices', async () => {
    const server = aServer({
      payment_method: 'bank_transfer',
      shipping_option: 'standard',
      delivery_type: 'Pickup',
      pickup: sabonGari,
      coupon_code: 'TEN',
    });
    const laptop = await aDevice(server.answers);
    expect(await screen.findByText('GIGL Sabon Gari')).toBeVisible();
    expect(group('Payment Method').getByRole('radio', { name: /^Bank Transfer/ })).toBeChecked();
    expect(group('Shipping Option').getByRole('radio', { name: /^Standard/ })).toBeChecked();
    expect(screen.getByText(/TEN/)).toBeVisible();
    await waitFor(() => expect(laptop.sent('POST /orders/fees').at(-1)?.body).toMatchObject({ coupon_code: 'TEN' }));
    expect(laptop.sent('PATCH /checkout/choices')).toEqual([]);
    await laptop.user.click(orderNow());
    expect(laptop.path()).toBe('/shipping');
  });

  it('is not overwritten by what a new device preselects', async () => {
    const server = aServer({ payment_method: 'bank_transfer', pickup: ikeja });
    const { draft } = await aDevice(server.answers, {
      prepare: ({ storage }) => void storage.write('delivery-station', sabonGari),
    });
    await waitFor(() => expect(draft()).toMatchObject({ paymentMethod: 'bank_transfer', pickup: ikeja }));
    expect(server.record()).toMatchObject({ payment_method: 'bank_transfer', pickup: ikeja });
  });

  it('sends what the shopper chooses, and with ORDER NOW also what was preselected', async () => {
    const server = aServer();
    const phone = await aDevice(server.answers, { draft: { ...complete, paymentMethod: null } });
    expect(server.record()).toBeNull();
    await phone.user.click(group('Payment Method').getByRole('radio', { name: /^Card/ }));
    await waitFor(() => expect(server.record()).toMatchObject({ payment_method: 'card', pickup: null }));
    await phone.user.click(orderNow());
    const { storage } = phone.platform;
    await visitCheckout('/shipping', {
      draft: phone.draft(),
      api: 1,
      answers: server.answers,
      prepare: (next) => void next.storage.set('checkout-on-server', storage.get('checkout-on-server')!),
    });
    await waitFor(() =>
      expect(server.record()).toMatchObject({ payment_method: 'card', delivery_type: 'Pickup', pickup: ikeja }),
    );
  });

  it('keeps a choice that could not be sent, and sends it when the network is back', async () => {
    const server = aServer({ payment_method: 'bank_transfer', coupon_code: 'TEN' });
    const phone = await aDevice(server.answers);
    await waitFor(() => expect(phone.draft()).toMatchObject({ paymentMethod: 'bank_transfer' }));
    phone.platform.answer({ 'PATCH /checkout/choices': offline, 'GET /checkout/choices': offline });
    await phone.user.click(group('Payment Method').getByRole('radio', { name: /^Card/ }));
    await waitFor(() => expect(phone.sent('PATCH /checkout/choices')).toHaveLength(1));
    expect(phone.toasted()).toEqual([]);
    expect(phone.draft()).toMatchObject({ paymentMethod: 'card' });
    phone.platform.answer(server.answers);
    await phone.comesBack();
    await waitFor(() => expect(server.record()).toMatchObject({ payment_method: 'card', coupon_code: 'TEN' }));
    expect(phone.draft()).toMatchObject({ paymentMethod: 'card', couponCode: 'TEN' });
  });

  it('takes the newer choice of the other device instead of an older one that was not sent', async () => {
    const server = aServer({ payment_method: 'bank_transfer', chosen_at: ago(1000) });
    const phone = await aDevice(server.answers, {
      draft: complete,
      prepare: ({ storage }) =>
        void storage.write('checkout-on-server', {
          unsent: ['paymentMethod'],
          chosenAt: Date.now() - 5000,
          takenAt: null,
        }),
    });
    await waitFor(() => expect(phone.draft()).toMatchObject({ paymentMethod: 'bank_transfer' }));
    expect(server.record()).toMatchObject({ payment_method: 'bank_transfer' });
  });

  it('says that the station chosen on the other device has closed', async () => {
    const server = aServer({ delivery_type: 'Pickup', pickup: ikeja });
    const answers = { ...server.answers, 'GET /gigl_pickup_addresses': () => ({ data: [sabonGari] }) };
    const { draft } = await aDevice(answers, { draft: { ...complete, pickup: sabonGari } });
    expect(await screen.findByText('The pickup station GIGL Ikeja is no longer available.')).toBeVisible();
    expect(draft()).toMatchObject({ pickup: null });
  });

  it('starts again once another device has ordered', async () => {
    const server = aServer({ payment_method: 'bank_transfer', coupon_code: 'TEN' });
    const laptop = await aDevice(server.answers);
    await waitFor(() => expect(laptop.draft()).toMatchObject({ couponCode: 'TEN' }));
    server.clear();
    await laptop.comesBack();
    await waitFor(() => expect(laptop.draft()).toMatchObject({ paymentMethod: null }));
    expect(laptop.draft()).not.toHaveProperty('couponCode');
  });

  it('keeps the draft of an order whose answer got lost', async () => {
    const server = aServer({ payment_method: 'bank_transfer' });
    const laptop = await aDevice(server.answers);
    await waitFor(() => expect(laptop.draft()).toMatchObject({ paymentMethod: 'bank_transfer' }));
    laptop.platform.storage.write('payment-attempt', {});
    server.clear();
    const asked = laptop.sent('GET /checkout/choices').length;
    await laptop.comesBack();
    await waitFor(() => expect(laptop.sent('GET /checkout/choices').length).toBeGreaterThan(asked));
    expect(laptop.draft()).toMatchObject({ paymentMethod: 'bank_transfer' });
  });

  it('stays on the device with a server that stores none', async () => {
    const { user, draft, called } = await aDevice(twoWays, { api: 0 });
    await user.click(group('Payment Method').getByRole('radio', { name: /^Card/ }));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(draft()).toMatchObject({ paymentMethod: 'card' });
    expect(called().filter((call) => call.endsWith('/checkout/choices'))).toEqual([]);
  });
});
