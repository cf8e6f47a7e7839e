import { ApiError } from '@nkm/platform';
import { aCartItem, buttonsSettle } from '@nkm/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { complete, dress, fees, ikeja, twoWays, visitCheckout } from '../../../test/visit-checkout';
import { DRAFT_KEY, EMPTY_DRAFT } from '../../features/checkout/draft';
import { routes } from '../../expose/routes';

const lamp = aCartItem({ id: 42, product: { id: 2, title: 'Solar lamp' } });
const group = (name: string) => within(screen.getByRole('group', { name }));
const orderNow = () => screen.getByRole('button', { name: 'ORDER NOW' });

describe('/checkout', () => {
  it('CART-ROUTE-004 CART-SCR-014 requires sign-in and shows the summary and ORDER NOW', async () => {
    expect(routes.find(({ path }) => path === '/checkout')).toMatchObject({
      title: 'Confirm Order',
      access: 'signed-in',
      public: false,
    });
    await visitCheckout('/checkout');
    expect(screen.getByRole('heading', { level: 1, name: 'Confirm Order' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Order Summary' })).toBeVisible();
    expect(orderNow()).toBeVisible();
  });

  it('CART-SCR-011 asks for payment, shipping, delivery, place and time, and then offers a coupon', async () => {
    const { user } = await visitCheckout('/checkout', { draft: null, api: 1, answers: twoWays });
    const coupon = () => screen.queryByRole('textbox', { name: 'Coupon code' });
    expect(coupon()).toBeNull();
    await user.click(group('Payment Method').getByRole('radio', { name: /^Card/ }));
    await user.click(group('Shipping Option').getByRole('radio', { name: /^GIG Logistics/ }));
    await user.click(await screen.findByRole('button', { name: 'Confirm delivery time' }));
    await user.click(group('Delivery Type').getByRole('radio', { name: /^Pickup/ }));
    await user.click(screen.getByRole('button', { name: 'Choose a pickup station' }));
    expect(await screen.findByRole('combobox', { name: 'State' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(coupon()).toBeVisible();
  });

  it('CART-SCR-015 CART-SCR-016 enables only the card as the payment method', async () => {
    await visitCheckout('/checkout', { draft: null });
    expect(group('Payment Method').getByRole('radio', { name: /^Card \/ Paystack/ })).toBeEnabled();
    for (const name of [/^Bank Transfer/, /^NKM Point/, /^Cash on Delivery/])
      expect(group('Payment Method').getByRole('radio', { name })).toBeDisabled();
  });

  it('CART-SCR-017 CART-SCR-018 CART-SCR-019 enables only GIG Logistics for shipping', async () => {
    await visitCheckout('/checkout', { draft: null });
    const options = group('Shipping Option');
    expect(options.getByRole('radio', { name: /^Standard.*Coming Soon/ })).toBeDisabled();
    expect(options.getByRole('radio', { name: /^Rabitlala.*Coming Soon/ })).toBeDisabled();
    expect(options.getByRole('radio', { name: /^GIG Logistics/ })).toBeEnabled();
  });

  it.each(['/checkout', '/shipping', '/payment'])('%s asks a documented server for no options', async (at) => {
    const { called, path, toasted } = await visitCheckout(at, { answers: twoWays });
    expect(path()).toBe(at);
    expect(await screen.findAllByText(/^₦10,145\.96/)).not.toHaveLength(0);
    expect(called()).not.toContain('GET /checkout/options');
    expect(toasted()).toEqual([]);
    if (at === '/checkout')
      expect(group('Payment Method').getByRole('radio', { name: /^Bank Transfer/ })).toBeDisabled();
  });

  it('CART-SCR-021 enables Pickup and disables Drop off', async () => {
    await visitCheckout('/checkout', { draft: null });
    expect(group('Delivery Type').getByRole('radio', { name: /^Pickup/ })).toBeEnabled();
    expect(group('Delivery Type').getByRole('radio', { name: /^Drop off/ })).toBeDisabled();
  });

  it('preselects the only possible choices, folds the others away, and stores them', async () => {
    const { platform, sent } = await visitCheckout('/checkout', { draft: null });
    expect(group('Payment Method').getByRole('radio', { name: /^Card/ })).toBeChecked();
    expect(group('Shipping Option').getByRole('radio', { name: /^GIG Logistics/ })).toBeChecked();
    expect(group('Delivery Type').getByRole('radio', { name: /^Pickup/ })).toBeChecked();
    expect(JSON.parse(platform.storage.get(DRAFT_KEY)!)).toMatchObject({
      paymentMethod: 'card',
      shippingOption: 'gig_logistics',
      deliveryType: 'Pickup',
    });
    expect(sent('POST /orders/fees')).toHaveLength(1);
    const others = group('Payment Method').getByText('Other options').closest('details')!;
    expect(others).not.toHaveAttribute('open');
    expect(others).toHaveTextContent('Bank Transfer');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the disabled ways beside the others where the page has two columns', async () => {
    await visitCheckout('/checkout', { draft: null, screen: 'wide' });
    expect(screen.queryByText('Other options')).toBeNull();
    expect(group('Payment Method').getByRole('radio', { name: /^Bank Transfer/ })).toBeDisabled();
  });

  it('leaves a choice between two ways to the shopper', async () => {
    await visitCheckout('/checkout', { draft: null, api: 1, answers: twoWays });
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(screen.queryByText('Other options')).toBeNull();
  });

  it('offers the pickup location of the last choice again', async () => {
    const { user, platform, path } = await visitCheckout('/checkout', {
      draft: null,
      prepare: ({ storage }) => void storage.write('delivery-station', ikeja),
    });
    expect(screen.getByText('GIGL Ikeja')).toBeVisible();
    expect(JSON.parse(platform.storage.get(DRAFT_KEY)!)).toMatchObject({ pickup: ikeja });
    await user.click(orderNow());
    expect(path()).toBe('/shipping');
  });

  it('starts the choice of a pickup location in the state of the default address, and remembers it', async () => {
    const { user, platform } = await visitCheckout('/checkout', {
      draft: null,
      answers: {
        'GET /addresses': () => ({
          data: [
            { id: 4, type: 'Billing', state_id: 20, is_default: true },
            { id: 5, type: 'Delivery', state_id: 20, is_default: false },
            { id: 6, type: 'Delivery', state_id: 25, is_default: true },
          ],
        }),
      },
    });
    await user.click(screen.getByRole('button', { name: 'Choose a pickup station' }));
    await user.click(await screen.findByRole('radio', { name: /^GIGL Ikeja/ }));
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('25');
    await user.click(screen.getByRole('button', { name: 'Confirm pickup station' }));
    expect(JSON.parse(platform.storage.get('delivery-station')!)).toEqual(ikeja);
  });

  it('lists the pickup locations of the shopper’s area first, then the others of the state by name', async () => {
    const at = (id: number, name: string, address: string) => ({
      id,
      title: `GIGL ${name}`,
      address,
      station: { id, state_id: 25, name },
    });
    const { user } = await visitCheckout('/checkout', {
      draft: null,
      answers: {
        'GET /gigl_pickup_addresses': () => ({
          data: [
            at(1, 'Yaba', '3 Herbert Macaulay Way'),
            at(2, 'Ajah', '9 Addo Road'),
            at(3, 'Lekki', '5 Eti-Osa Close'),
          ],
        }),
        'GET /addresses': () => ({ data: [{ id: 6, type: 'Delivery', state_id: 25, lga_name: 'Eti-Osa', city: '' }] }),
      },
    });
    await user.click(screen.getByRole('button', { name: 'Choose a pickup station' }));
    const dialog = within(await screen.findByRole('dialog'));
    const names = (await dialog.findAllByRole('radio')).map((radio) => radio.closest('label')!.textContent);
    expect(names.map((text) => /GIGL ([A-Z][a-z]+)/.exec(text!)![1])).toEqual(['Lekki', 'Ajah', 'Yaba']);
  });

  it('CART-MSG-009 offers Drop off when the server enables it, and asks for the address', async () => {
    const { DOCUMENTED_OPTIONS } = await import('../../features/checkout/checkout-options');
    const options = { ...DOCUMENTED_OPTIONS, delivery_types: [{ code: 'Drop off', enabled: true, reason: null }] };
    const { user, platform } = await visitCheckout('/checkout', {
      draft: null,
      api: 1,
      answers: {
        'GET /checkout/options': () => ({ data: options }),
        'GET /addresses': () => ({ data: [{ id: 4, address: '7 Broad Street', city: 'Lagos' }] }),
      },
    });
    expect(screen.getByRole('radio', { name: /^Drop off/ })).toBeChecked();
    await user.click(await screen.findByRole('radio', { name: /7 Broad Street/ }));
    await waitFor(() =>
      expect(platform.calls.at(-1)).toMatchObject({
        call: 'POST /orders/fees',
        body: { delivery_type: 'Drop off', address_id: 4, delivery_city_id: null },
      }),
    );
  });

  it('offers the delivery addresses alone, and asks again for one when they cannot be loaded', async () => {
    const { DOCUMENTED_OPTIONS } = await import('../../features/checkout/checkout-options');
    const options = { ...DOCUMENTED_OPTIONS, delivery_types: [{ code: 'Drop off', enabled: true, reason: null }] };
    const { user, platform } = await visitCheckout('/checkout', {
      draft: null,
      api: 1,
      answers: {
        'GET /checkout/options': () => ({ data: options }),
        'GET /addresses': () => {
          throw new ApiError(503, 'Away');
        },
      },
    });
    expect(await screen.findByText(/^Your addresses could not be loaded/)).toBeVisible();
    const addresses = [
      { id: 4, type: 'Billing', address: '1 Allen Avenue' },
      { id: 5, type: 'Delivery', address: '7 Broad Street' },
    ];
    platform.answer({ 'GET /addresses': () => ({ data: addresses }) });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('radio', { name: '7 Broad Street' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: '1 Allen Avenue' })).toBeNull();
  });

  it('CART-SCR-020 CART-MSG-003 CART-MSG-004 asks for the delivery time after the choice of GIG Logistics', async () => {
    const { user, platform } = await visitCheckout('/checkout', { draft: null, api: 1, answers: twoWays });
    await user.click(screen.getByRole('radio', { name: /^GIG Logistics/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Preferred Delivery Time' }));
    expect(dialog.getByRole('radio', { name: /^Delivery any time/ })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: /^Delivery during office hours/ }));
    await user.click(dialog.getByRole('button', { name: 'Confirm delivery time' }));
    expect(screen.queryByRole('dialog', { name: 'Preferred Delivery Time' })).toBeNull();
    expect(screen.getByText('Delivery during office hours')).toBeVisible();
    expect(JSON.parse(platform.storage.get(DRAFT_KEY)!)).toMatchObject({
      shippingOption: 'gig_logistics',
      deliveryTime: 'office delivery',
    });
  });

  it('asks for the delivery time of a door delivery, and of no pickup unless the server wants it', async () => {
    const { DOCUMENTED_OPTIONS } = await import('../../features/checkout/checkout-options');
    const delivery_types = DOCUMENTED_OPTIONS.delivery_types.map((type) => ({ ...type, enabled: true }));
    const { user } = await visitCheckout('/checkout', {
      draft: null,
      api: 1,
      answers: {
        'GET /checkout/options': () => ({ data: { ...DOCUMENTED_OPTIONS, delivery_types, pickup_asks_time: false } }),
        'GET /addresses': () => ({ data: [{ id: 4, address: '7 Broad Street', city: 'Lagos' }] }),
        'POST /orders/fees': () => ({ data: { ...fees, delivery_days: 3 } }),
      },
    });
    await user.click(screen.getByRole('radio', { name: /^GIG Logistics/ }));
    await user.click(screen.getByRole('radio', { name: /^Pickup/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Delivery any time')).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^Drop off/ }));
    const time = within(await screen.findByRole('dialog', { name: 'Preferred Delivery Time' }));
    await user.click(time.getByRole('radio', { name: /^Delivery during office hours/ }));
    await user.click(time.getByRole('button', { name: 'Confirm delivery time' }));
    expect(screen.getByText('Delivery during office hours')).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: /7 Broad Street/ }));
    expect(await screen.findByText(/^Estimated delivery:/)).toBeVisible();
  });

  it('CART-SCR-022 CART-SCR-023 CART-CALL-011 CART-CONST-005 lists the pickup locations of a state of Nigeria', async () => {
    const { user } = await visitCheckout('/checkout', { draft: null });
    await user.click(screen.getByRole('button', { name: 'Choose a pickup station' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Pickup Station' }));
    expect(dialog.getByText('Country: Nigeria')).toBeVisible();
    expect(dialog.queryByRole('textbox', { name: 'Country' })).toBeNull();
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'State' }), 'Lagos');
    const locations = await dialog.findAllByRole('radio');
    expect(locations).toHaveLength(1);
    expect(dialog.getByText('GIGL Ikeja')).toBeVisible();
    expect(dialog.getByText('1 Allen Avenue')).toBeVisible();
    expect(dialog.getByText(/Mon-Fri 9am-5pm, Sat 10am-4pm, Sun closed/)).toBeVisible();
  });

  it('CART-RULE-013 stores a confirmed pickup location with delivery type and shipping option, and loads the fees again', async () => {
    const draft = { ...EMPTY_DRAFT, shippingOption: 'gig_logistics' as const };
    const { user, platform, sent } = await visitCheckout('/checkout', { draft });
    expect(sent('POST /orders/fees')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Choose a pickup station' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Lagos');
    expect(screen.getByRole('button', { name: 'Confirm pickup station' })).toBeDisabled();
    await user.click(await screen.findByRole('radio', { name: /^GIGL Ikeja/ }));
    await user.click(screen.getByRole('button', { name: 'Confirm pickup station' }));
    expect(JSON.parse(platform.storage.get(DRAFT_KEY)!)).toMatchObject({
      pickup: ikeja,
      deliveryType: 'Pickup',
      shippingOption: 'gig_logistics',
    });
    await waitFor(() =>
      expect(sent('POST /orders/fees').at(-1)).toMatchObject({
        body: { delivery_type: 'Pickup', delivery_city_id: 3 },
      }),
    );
    expect(screen.getByRole('link', { name: 'Show on a map' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=GIGL%20Ikeja%2C%201%20Allen%20Avenue%2C%20Nigeria',
    );
  });

  it('reports that the pickup locations cannot be loaded, and offers Retry', async () => {
    const { user, platform } = await visitCheckout('/checkout', {
      draft: null,
      answers: {
        'GET /gigl_pickup_addresses': () => {
          throw new ApiError(503, 'Away');
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Choose a pickup station' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Lagos');
    expect(await screen.findByText('The pickup stations could not be loaded.')).toBeVisible();
    platform.answer({ 'GET /gigl_pickup_addresses': () => ({ data: [ikeja] }) });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('radio', { name: /^GIGL Ikeja/ })).toBeVisible();
  });

  it('CART-RULE-009 CART-RULE-010 CART-MSG-017 ORDER NOW is focusable, reports a missing address, and then opens the shipping page', async () => {
    const { user, toasted, path } = await visitCheckout('/checkout', { draft: { ...complete, pickup: null } });
    expect(orderNow()).toHaveAttribute('aria-disabled', 'true');
    orderNow().focus();
    expect(orderNow()).toHaveFocus();
    await user.click(orderNow());
    expect(toasted()).toEqual(['error: You need to select an address']);
    expect(path()).toBe('/checkout');
    await user.click(screen.getByRole('button', { name: 'Choose a pickup station' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Lagos');
    await user.click(await screen.findByRole('radio', { name: /^GIGL Ikeja/ }));
    await user.click(screen.getByRole('button', { name: 'Confirm pickup station' }));
    expect(orderNow()).not.toHaveAttribute('aria-disabled', 'true');
    await user.click(orderNow());
    expect(path()).toBe('/shipping');
  });

  it.each([
    ['paymentMethod', 'Payment Method'],
    ['shippingOption', 'Shipping Option'],
    ['deliveryType', 'Delivery Type'],
  ])('ORDER NOW stays disabled without %s', async (choice, name) => {
    const { user, toasted } = await visitCheckout('/checkout', {
      draft: { ...complete, [choice]: null },
      api: 1,
      answers: twoWays,
    });
    expect(orderNow()).toHaveAttribute('aria-disabled', 'true');
    await user.click(orderNow());
    expect(toasted()).toEqual([`warning: Please choose: ${name}`]);
  });

  it('CART-SCR-013 CART-CONST-002 shows one line of the order, and expands and collapses the rest', async () => {
    const { user } = await visitCheckout('/checkout', { lines: [dress, lamp] });
    const detail = within(screen.getByRole('region', { name: 'Order Detail' }));
    expect(detail.queryByText('Solar lamp')).toBeNull();
    await user.click(detail.getByRole('button', { name: 'Show more...' }));
    expect(detail.getByText('Solar lamp')).toBeVisible();
    buttonsSettle();
    await user.click(detail.getByRole('button', { name: 'Show less' }));
    expect(detail.queryByText('Solar lamp')).toBeNull();
  });

  it('orders only the selected lines', async () => {
    const { sent } = await visitCheckout('/checkout', { lines: [dress, lamp], selected: [lamp] });
    expect(sent('POST /orders/fees').at(-1)?.body).toMatchObject({ products: [{ id: 2 }] });
    expect(screen.queryByText('Ankara dress')).toBeNull();
  });

  it('CART-RULE-007 redirects to the cart when nothing is selected', async () => {
    const { path } = await visitCheckout('/checkout', { selected: [] });
    expect(path()).toBe('/cart');
  });

  it('CART-SCR-030 shows each fee, and omits zero amounts', async () => {
    await visitCheckout('/checkout', {
      answers: { 'POST /orders/fees': () => ({ ...fees, tax: 0, data: { ...fees, tax: 0 } }) },
    });
    const summary = within(screen.getByRole('region', { name: 'Order Summary' }));
    const shown = summary.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
    expect(shown).toEqual([
      'Product price ₦8,500.00',
      'Delivery fee ₦1,200.00',
      'Gas fee ₦100.00',
      'Payment gateway fee ₦248.46',
      'Delivery Type Pickup',
      'Total ₦10,145.96',
    ]);
  });

  it('CART-CONST-007 shows 0.00 until the server answers', async () => {
    await visitCheckout('/checkout', { answers: { 'POST /orders/fees': () => new Promise(() => undefined) } });
    const summary = within(screen.getByRole('region', { name: 'Order Summary' }));
    expect(summary.getByText('₦0.00')).toBeVisible();
    expect(summary.getByText('Calculating…')).toBeVisible();
  });

  it('keeps the lines above ORDER NOW while a changed choice is priced', async () => {
    const { user, platform } = await visitCheckout('/checkout', { draft: complete, api: 1, answers: twoWays });
    const terms = () =>
      within(screen.getByRole('region', { name: 'Order Summary' }))
        .getAllByRole('term')
        .map((term) => term.textContent);
    expect(await screen.findByText('₦10,145.96')).toBeVisible();
    const before = terms();
    platform.answer({ 'POST /orders/fees': () => new Promise(() => undefined) });
    await user.click(screen.getByRole('radio', { name: /^Bank/ }));
    expect(terms()).toEqual([...before.slice(0, -1), 'Total Calculating…']);
    expect(screen.queryByText('₦8,500.00', { selector: 'dd' })).toBeNull();
  });

  it('CART-RULE-019 shows why the fees could not be loaded, and offers Retry', async () => {
    const { user, toasted, platform } = await visitCheckout('/checkout', {
      answers: {
        'POST /orders/fees': () => {
          throw new ApiError(422, 'Solar lamp is no longer sold.');
        },
      },
    });
    expect(toasted()).toEqual(['error: Solar lamp is no longer sold.']);
    platform.answer({ 'POST /orders/fees': () => ({ data: fees }) });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('₦10,145.96')).toBeVisible();
  });

  it('restores the stored choices', async () => {
    await visitCheckout('/checkout', { draft: complete });
    expect(screen.getByRole('radio', { name: /^Card/ })).toBeChecked();
    expect(screen.getByText('GIGL Ikeja')).toBeVisible();
  });
});
