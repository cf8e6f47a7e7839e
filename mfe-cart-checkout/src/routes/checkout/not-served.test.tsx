import { ApiError } from '@nkm/platform';
import { screen, waitFor, within } from '@testing-library/react';
import { complete, fees, ikeja, sabonGari, visitCheckout } from '../../../test/visit-checkout';
import { DOCUMENTED_OPTIONS } from '../../features/checkout/checkout-options';
import type { CheckoutDraft } from '../../features/checkout/draft';

const refusal = 'GIG Logistics does not deliver to Kano yet. Choose another address or shipping option.';
const bothTypes = DOCUMENTED_OPTIONS.delivery_types.map((type) => ({ ...type, enabled: true, reason: null }));
const addresses = [
  { id: 4, address: '7 Broad Street', state_id: 25, city: 'Lagos' },
  { id: 5, address: '2 Airport Road', state_id: 20, city: 'Kano' },
];
const toKano: CheckoutDraft = { ...complete, deliveryType: 'Drop off', addressId: 5 };

interface Wanted {
  delivery_type: string;
  address_id: number | null;
  delivery_city_id: number | null;
}

/** A shop that delivers to doors in Lagos alone. */
function price({ delivery_type, address_id }: Wanted) {
  if (delivery_type === 'Drop off' && address_id === 5) throw new ApiError(422, 'Invalid', { address_id: [refusal] });
  return { data: { ...fees, delivery_days: 3 } };
}

function visitShop(at: string, draft: CheckoutDraft, quote: (wanted: Wanted) => unknown = price) {
  return visitCheckout(at, {
    draft,
    api: 1,
    answers: {
      'GET /checkout/options': () => ({ data: { ...DOCUMENTED_OPTIONS, delivery_types: bothTypes } }),
      'GET /addresses': () => ({ data: addresses }),
      'POST /orders/fees': ({ body }) => quote(body as Wanted),
    },
  });
}

const summary = () => within(screen.getByRole('region', { name: 'Order Summary' }));
const orderNow = () => screen.getByRole('button', { name: 'ORDER NOW' });
const shownAmounts = () => screen.queryAllByText(/₦(1,200|10,145\.96)/).map(({ textContent }) => textContent);

describe('a delivery that the shop refuses', () => {
  it('leaves no fee, total or day of the earlier choice on the page', async () => {
    const { user } = await visitShop('/checkout', { ...toKano, addressId: 4 });
    expect(await screen.findByText('₦10,145.96')).toBeVisible();
    expect(screen.getByText(/Estimated delivery: \w+day,/)).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: /2 Airport Road/ }));
    expect(await summary().findByText(refusal)).toBeVisible();
    expect(summary().queryByText('Total')).toBeNull();
    expect(summary().queryByText(/^₦/)).toBeNull();
    expect(summary().queryByText(/last price/)).toBeNull();
    expect(screen.getByText('Estimated delivery: Not available')).toBeVisible();
  });

  it('disables ORDER NOW, which takes the focus and says why', async () => {
    const { user, toasted, path } = await visitShop('/checkout', toKano);
    await summary().findByText(refusal);
    expect(orderNow()).toHaveAttribute('aria-disabled', 'true');
    orderNow().focus();
    expect(orderNow()).toHaveFocus();
    const before = toasted().length;
    await user.click(orderNow());
    expect(toasted().slice(before)).toEqual([`error: ${refusal}`]);
    expect(path()).toBe('/checkout');
  });

  it('offers the pickup in the state of the address at its price, and chooses it', async () => {
    const { user, path, platform } = await visitShop('/checkout', { ...toKano, pickup: ikeja });
    const offer = await summary().findByRole('button', { name: 'Pick up in Kano for ₦1,200.00' });
    expect(summary().queryByRole('link', { name: 'Change cart' })).toBeNull();
    await user.click(offer);
    expect(await screen.findByText('₦10,145.96')).toBeVisible();
    expect(screen.getByText('GIGL Sabon Gari')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Pickup/ })).toBeChecked();
    expect(JSON.parse(platform.storage.get('delivery-station')!)).toEqual(sabonGari);
    await user.click(orderNow());
    expect(path()).toBe('/shipping');
  });

  it('offers the pickup of a large order without a fee', async () => {
    const free = (wanted: Wanted) => ({ data: { ...price(wanted).data, delivery_fee: 0 } });
    await visitShop('/checkout', toKano, free);
    expect(await summary().findByRole('button', { name: 'Pick up in Kano, no delivery fee' })).toBeVisible();
  });

  it('offers the cart where the shop refuses a pickup station', async () => {
    await visitShop('/checkout', complete, () => {
      throw new ApiError(422, 'Invalid', { delivery_city_id: [refusal] });
    });
    expect(await summary().findByText(refusal)).toBeVisible();
    expect(summary().getByRole('link', { name: 'Change cart' })).toHaveAttribute('href', '/cart');
  });

  it('offers no pickup where the shop refuses that as well', async () => {
    const { sent } = await visitShop('/checkout', toKano, ({ delivery_type }) => {
      throw new ApiError(422, 'Invalid', {
        [delivery_type === 'Pickup' ? 'delivery_city_id' : 'address_id']: [refusal],
      });
    });
    await waitFor(() => expect(sent('POST /orders/fees').at(-1)).toMatchObject({ body: { delivery_city_id: 9 } }));
    expect(summary().queryByRole('button', { name: /^Pick up in/ })).toBeNull();
    expect(summary().getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it.each([
    ['/shipping', 'CONTINUE TO PAYMENT'],
    ['/payment', 'PROCEED WITH PAYSTACK'],
  ])('%s does not go on, says why at a press, and offers the pickup', async (at, name) => {
    const { user, toasted, path } = await visitShop(at, toKano);
    expect(await screen.findByRole('button', { name: 'Pick up in Kano for ₦1,200.00' })).toBeVisible();
    const go = screen.getByRole('button', { name });
    expect(go).toHaveAttribute('aria-disabled', 'true');
    expect(go).toBeEnabled();
    const before = toasted().length;
    await user.click(go);
    expect(toasted().slice(before)).toEqual([`error: ${refusal}`]);
    expect(path()).toBe(at);
    await user.click(screen.getByRole('button', { name: 'Pick up in Kano for ₦1,200.00' }));
    expect(await screen.findByText('₦10,145.96')).toBeVisible();
  });
});

describe('figures of an earlier choice', () => {
  it.each(['loads', 'fails'])('leave the page when the choice changes and the new price %s', async (how) => {
    let isPriced = false;
    const { user } = await visitShop('/checkout', { ...toKano, addressId: 4 }, () => {
      if (!isPriced) {
        isPriced = true;
        return { data: { ...fees, delivery_days: 3 } };
      }
      if (how === 'fails') throw new ApiError(0, 'No network');
      return new Promise(() => undefined);
    });
    expect(await screen.findByText('₦10,145.96')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^Pickup/ }));
    const note = how === 'fails' ? 'The total is not available.' : 'Calculating…';
    expect(await summary().findByText(note)).toBeVisible();
    expect(shownAmounts()).toEqual([]);
    expect(screen.queryByText(/\w+day, \d+ \w+/)).toBeNull();
  });

  it('stay with a note when the same choices cannot be priced again', async () => {
    const { platform, user } = await visitShop('/payment', complete);
    expect(await screen.findByText('₦10,145.96')).toBeVisible();
    platform.answer({
      'POST /orders': () => {
        throw new ApiError(422, 'The price has changed.');
      },
      'POST /orders/fees': () => {
        throw new ApiError(0, 'No network');
      },
    });
    await user.click(screen.getByRole('button', { name: /^PROCEED/ }));
    expect(await screen.findByText(/^This is the last price/)).toBeVisible();
    expect(screen.getByText('₦10,145.96')).toBeVisible();
  });
});
