import type { Invoice } from '@nkm/contracts';
import { lagosWeekday } from '@nkm/contracts/lagos-time';
import { ApiError } from '@nkm/platform';
import { type Answers, createTestPlatform, renderRoute } from '@nkm/testing';
import { screen, within } from '@testing-library/react';
import { aLine, anInvoice, anOrder } from '../../../test/an-order';
import { routes } from '../../expose/routes';

const viewTracking = routes.find(({ id }) => id === 'view-tracking')!;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const shipped = (changes: Partial<Invoice> = {}) =>
  anInvoice({
    id: 51,
    reference: 'INV-51',
    status: 'Shipped',
    tracking_code: 'GIGL51',
    products: [aLine({ quantity: 2 }), aLine({ quantity: 1 })],
    timeline: [
      { status: 'Order placed', at: daysAgo(2) },
      { status: 'Paid', at: daysAgo(2) },
      { status: 'Packed', at: daysAgo(1) },
      { status: 'Shipped', at: daysAgo(1) },
    ],
    ...changes,
  });

async function open(invoices: Invoice[], { at = '/view-tracking', answers = {} as Answers } = {}) {
  const order = anOrder({ id: 5, transaction_reference: 'NKM-5', timestamp: daysAgo(2), invoices });
  const platform = createTestPlatform('mfe-orders', { 'GET /orders': () => ({ data: [order] }), ...answers });
  return { ...(await renderRoute(viewTracking, { platform, at })), platform };
}
const parcels = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the tracking view', () => {
  it('ORD-ROUTE-006 ORD-SCR-020 shows the parcels of the shopper with numbers, steps and estimated delivery', async () => {
    expect(viewTracking).toMatchObject({ path: '/view-tracking', access: 'signed-in' });
    await open([shipped()]);
    const card = within(screen.getByRole('region', { name: /INV-51/ }));
    const facts = Object.fromEntries(
      card.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );
    expect(facts).toMatchObject({ 'Order ID': 'NKM-5', 'Tracking ID': 'GIGL51', Items: '3' });
    expect(facts['Estimated delivery']).toMatch(/^\w+day, \d+ \w+$/);
    const steps = card.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/\(.*/, '').trim());
    expect(steps).toEqual(['Order placed', 'Paid', 'Packed', 'Shipped', 'Delivered']);
    expect(card.getByRole('link', { name: /INV-51/ })).toHaveAttribute('href', '/order-details/5/51');
  });

  it('shows what is under way or arrived within a week, and nothing older or unpaid', async () => {
    const delivered = (days: number) => [{ status: 'Delivered', at: daysAgo(days) }];
    await open([
      shipped({ id: 1, reference: 'INV-1', status: 'Paid' }),
      shipped({ id: 2, reference: 'INV-2', status: 'Fulfilled', timeline: delivered(6) }),
      shipped({ id: 3, reference: 'INV-3', status: 'Fulfilled', timeline: delivered(8) }),
      shipped({ id: 4, reference: 'INV-4', status: 'Uncompleted', timeline: [] }),
      shipped({ id: 5, reference: 'INV-5', status: 'Lost' }),
    ]);
    expect(parcels()).toEqual(['INV-1 Paid', 'INV-2 Fulfilled', 'INV-5 Lost']);
  });

  it('folds a delivered parcel to a line with its day, which opens on press', async () => {
    const view = await open([
      shipped(),
      shipped({
        id: 52,
        reference: 'INV-52',
        status: 'Delivered',
        tracking_code: 'GIGL52',
        timeline: [{ status: 'Delivered', at: daysAgo(1) }],
      }),
    ]);
    expect(screen.getByText('GIGL51')).toBeVisible();
    expect(screen.getByText('GIGL52')).not.toBeVisible();
    const day = lagosWeekday(new Date(Date.now() - 86_400_000));
    const delivered = within(screen.getByRole('region', { name: /INV-52/ }));
    if (!('user' in view)) throw new Error('The page did not open');
    await view.user.click(delivered.getByText(`Delivered ${day}`));
    expect(screen.getByText('GIGL52')).toBeVisible();
  });

  it('folds a parcel that its store still has, unless it is late or the only one', async () => {
    const paid = (number: number, days: number) =>
      shipped({
        id: number,
        reference: `INV-${number}`,
        status: 'Paid',
        tracking_code: `GIGL${number}`,
        timeline: [{ status: 'Paid', at: daysAgo(days) }],
      });
    const { unmount } = (await open([paid(61, 0), paid(62, 30)])) as { unmount: () => void };
    expect(screen.getByText('GIGL61')).not.toBeVisible();
    expect(screen.getByText(/^Estimated delivery \w+day, \d+ \w+$/)).toBeVisible();
    expect(screen.getByText('GIGL62')).toBeVisible();
    unmount();
    await open([paid(61, 0)]);
    expect(screen.getByText('GIGL61')).toBeVisible();
  });

  it('shows the whole parcel that the address names, also after its delivery', async () => {
    const shown = shipped({ status: 'Delivered', timeline: [{ status: 'Delivered', at: daysAgo(1) }] });
    const answers = { 'GET /invoices/show': () => ({ data: { ...shown, order_id: 5, order_reference: 'NKM-5' } }) };
    await open([], { at: '/view-tracking?id=51', answers });
    expect(screen.getByText('GIGL51')).toBeVisible();
  });

  it('shows the pickup pass of a parcel that is ready for pickup, instead of an estimate', async () => {
    await open([
      shipped({ stage: 'Ready for pickup', pickup_code: '012345', pickup_until: '2026-12-04T22:59:59.000Z' }),
    ]);
    expect(parcels()).toEqual(['INV-51 Ready for pickup']);
    const card = within(screen.getByRole('region', { name: /INV-51/ }));
    const pass = within(card.getByRole('region', { name: 'PICKUP PASS' }));
    expect(pass.getByText('012 345')).toBeVisible();
    expect(await pass.findByRole('img', { name: 'QR code of this pickup pass' })).toBeVisible();
    const facts = card.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts.slice(0, 3)).toEqual([
      ['Pickup station', expect.stringContaining('Ikeja, Lagos')],
      ['Last day', 'Friday, 4 December'],
      ['Bring', 'The pickup code, on your phone or on paper'],
    ]);
    expect(facts.map(([name]) => name)).not.toContain('Estimated delivery');
  });

  it('says that a parcel is late', async () => {
    await open([shipped({ timeline: [{ status: 'Paid', at: daysAgo(6) }] })]);
    expect(screen.getByText(/This parcel is late/)).toBeVisible();
  });

  it('ORD-CALL-007 shows the one parcel that the address names', async () => {
    const shown = { ...shipped(), order_id: 5, order_reference: 'NKM-5' };
    const answers = { 'GET /invoices/show': () => ({ data: shown }) };
    const { platform } = await open([], { at: '/view-tracking?tracking_code=GIGL51', answers });
    expect(platform.calls[0]).toMatchObject({
      call: 'GET /invoices/show',
      options: { query: { tracking_code: 'GIGL51' } },
    });
    expect(parcels()).toEqual(['INV-51 Shipped']);
    expect(screen.getByRole('link', { name: 'Show all parcels' })).toHaveAttribute('href', '/view-tracking');
  });

  it.each([404, 422])('answers not found for a parcel of somebody else (%i)', async (status) => {
    const answers = {
      'GET /invoices/show': () => {
        throw new ApiError(status, 'Invoice not found.');
      },
    };
    expect(await open([], { at: '/view-tracking?id=9', answers })).toMatchObject({ notFound: true });
  });

  it('has an empty state', async () => {
    await open([]);
    expect(screen.getByText('No parcels on the way')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to my orders' })).toBeVisible();
  });
});
