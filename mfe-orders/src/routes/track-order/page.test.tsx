import type { TrackedOrder } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { type Answers, createTestPlatform, renderRoute } from '@nkm/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../expose/routes';

const trackOrder = routes.find(({ id }) => id === 'track-order')!;
const CALL = 'POST /orders/track';
const NO_MATCH = 'No order matches this number and this phone number or email address.';
const FOUND: TrackedOrder = {
  reference: 'NKM-7K3MWD9QXR',
  status: 'Shipped',
  timestamp: '2026-01-15T09:00:00.000Z',
  delivery_type: 'Pickup',
  parcels: [
    {
      reference: 'NKM-7K3MWD9QXR-V1',
      status: 'Shipped',
      store_name: 'Ngozi Fabrics',
      items: 2,
      tracking_code: 'GIGL123',
      trackingInfo: {
        locations: [{ incident: 'Arrived in Ibadan', reason: 'Sorting', datetime: '2026-01-17T09:00:00.000Z' }],
      },
      timeline: [
        { status: 'Order placed', at: '2026-01-15T09:00:00.000Z' },
        { status: 'Paid', at: '2026-01-15T09:05:00.000Z' },
        { status: 'Shipped', at: '2026-01-16T09:00:00.000Z' },
      ],
    },
  ],
};

async function open({ answers = {} as Answers, at = '/track-order', api = 1 } = {}) {
  const platform = createTestPlatform('mfe-orders', { [CALL]: () => ({ data: FOUND }), ...answers }, { api });
  const view = await renderRoute(trackOrder, { platform, at });
  if (!('user' in view)) throw new Error('The page did not open');
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const submit = () => view.user.click(screen.getByRole('button', { name: 'Track order' }));
  const fill = async (reference: string, contact: string) => {
    await view.user.type(field(/Order number/), reference);
    await view.user.type(field(/Phone number or email/), contact);
  };
  const sent = () => platform.calls.filter(({ call }) => call === CALL).map(({ body }) => body);
  return { ...view, platform, field, submit, fill, sent };
}

describe('the order tracking', () => {
  it('ORD-ROUTE-001 is open to guests, and shows the parcels of an order', async () => {
    expect(trackOrder).toMatchObject({ path: '/track-order', title: 'Order Tracking', access: 'open', public: true });
    const { fill, submit, sent } = await open();
    await fill(' NKM-7K3MWD9QXR ', '08031234567');
    await submit();
    expect(await screen.findByRole('heading', { name: 'Order NKM-7K3MWD9QXR' })).toHaveFocus();
    expect(sent()).toEqual([{ reference: 'NKM-7K3MWD9QXR', contact: '08031234567' }]);
    const parcel = within(screen.getByRole('region', { name: /NKM-7K3MWD9QXR-V1/ }));
    expect(parcel.getByText('GIGL123')).toBeVisible();
    expect(parcel.getByText('Ngozi Fabrics')).toBeVisible();
    const steps = parcel.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps.map((step) => step.replace(/\(.*/, '').trim())).toEqual([
      'Order placed',
      'Paid',
      'Shipped',
      'Arrived in Ibadan',
      'Delivered',
    ]);
  });

  it('shows the stage and the last day of a parcel at its station, and no code', async () => {
    const [parcel] = FOUND.parcels;
    const ready = { ...parcel!, stage: 'Ready for pickup', pickup_until: '2026-12-04T22:59:59.000Z' };
    const { fill, submit } = await open({ answers: { [CALL]: () => ({ data: { ...FOUND, parcels: [ready] } }) } });
    await fill('NKM-7K3MWD9QXR', '08031234567');
    await submit();
    const card = within(await screen.findByRole('region', { name: /Ready for pickup/ }));
    expect(card.getByText('Friday, 4 December')).toBeVisible();
    expect(card.queryByText('Pickup code')).toBeNull();
  });

  it('folds what is delivered while another parcel is on its way, but not the only parcel', async () => {
    const delivered = {
      ...FOUND.parcels[0]!,
      reference: 'NKM-7K3MWD9QXR-V2',
      status: 'Delivered' as const,
      tracking_code: 'GIGL456',
      timeline: [{ status: 'Delivered', at: '2026-01-18T09:00:00.000Z' }],
    };
    const find = async (parcels: TrackedOrder['parcels']) => {
      const view = await open({ answers: { [CALL]: () => ({ data: { ...FOUND, parcels } }) } });
      await view.fill('NKM-7K3MWD9QXR', '08031234567');
      await view.submit();
      return { ...view, number: await screen.findByText('GIGL456') };
    };
    const both = await find([...FOUND.parcels, delivered]);
    expect(screen.getByText('GIGL123')).toBeVisible();
    expect(both.number).not.toBeVisible();
    await both.user.click(screen.getByText('Delivered Sunday, 18 January'));
    expect(both.number).toBeVisible();
    both.unmount();
    expect((await find([delivered])).number).toBeVisible();
  });

  it('takes the number from the address', async () => {
    const { field } = await open({ at: '/track-order?reference=NKM-1' });
    expect(field(/Order number/)).toHaveValue('NKM-1');
  });

  it('names what is missing, and moves the focus there', async () => {
    const { submit, field, sent, user } = await open();
    await submit();
    expect(screen.getByText('Enter the order number.')).toBeVisible();
    expect(screen.getByText('Enter a phone number or an email address.')).toBeVisible();
    expect(field(/Order number/)).toHaveFocus();
    await user.type(field(/Order number/), 'NKM-1');
    await submit();
    expect(field(/Phone number or email/)).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it.each([
    [404, NO_MATCH],
    [429, 'Too many attempts. Please try again later.'],
    [503, 'Busy'],
  ])('shows why it failed, and keeps what was typed (%i)', async (status, message) => {
    const answers = {
      [CALL]: () => {
        throw new ApiError(status, message);
      },
    };
    const { fill, submit, field } = await open({ answers });
    await fill('NKM-1', 'ada@example.com');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(field(/Order number/)).toHaveValue('NKM-1');
    expect(field(/Phone number or email/)).toHaveValue('ada@example.com');
  });

  it('tracks another order', async () => {
    const { fill, submit, user } = await open();
    await fill('NKM-1', 'ada@example.com');
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Track another order' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Track order' })).toBeVisible());
  });

  it('points to the account with a server that has no open tracking', async () => {
    await open({ api: 0 });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to my orders' })).toHaveAttribute('href', '/my-orders');
  });
});
