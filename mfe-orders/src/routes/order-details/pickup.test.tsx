import type { Invoice, Order } from '@nkm/contracts';
import { createTestPlatform, renderRoute } from '@nkm/testing';
import { screen, within } from '@testing-library/react';
import { anInvoice, anOrder, NO_CHANGES } from '../../../test/an-order';
import { routes } from '../../expose/routes';

const details = routes.find(({ id }) => id === 'order-details')!;
const LOCKED = {
  status: 'Shipped',
  stage: 'Ready for pickup',
  pickup_until: '2026-12-04T22:59:59.000Z',
  tracking_code: 'GIGL7K3MWD9QXR',
  timeline: [{ status: 'Shipped', at: '2026-11-26T09:00:00.000Z' }],
} satisfies Partial<Invoice>;
const READY = { ...LOCKED, pickup_code: '012345' };

async function open(invoice: Partial<Invoice>, { order = {} as Partial<Order>, api = 1 } = {}) {
  const shown = anOrder({
    id: 5,
    transaction_reference: 'NKM-5',
    status: 'Shipped',
    address: {
      state: 'Lagos',
      city: 'Ikeja',
      title: 'GIGL Ikeja',
      address: '12 Allen Avenue',
      hours: 'Mon-Fri 9am-5pm',
    },
    ...order,
    invoices: [anInvoice({ id: 51, ...invoice })],
  });
  const answers = { 'GET /orders': () => ({ data: [shown] }), ...NO_CHANGES };
  const platform = createTestPlatform('mfe-orders', answers, { api });
  const view = await renderRoute(details, { platform, at: '/order-details/5/51' });
  if (!('user' in view)) throw new Error('The page did not open');
}
const pass = () => within(screen.getByRole('region', { name: 'PICKUP PASS' }));
const facts = () =>
  Object.fromEntries(
    pass()
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]),
  );

describe('the pickup pass of an order', () => {
  it('shows the code, its QR code, the station with its hours, the last day and what to bring', async () => {
    await open(READY);
    expect(pass().getByText('012 345')).toBeVisible();
    const drawing = await pass().findByRole('img', { name: 'QR code of this pickup pass' });
    expect(drawing.querySelector('path')!.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    expect(drawing.outerHTML).not.toContain('style=');
    expect(facts()).toEqual({
      'Pickup station': 'GIGL Ikeja12 Allen AvenueIkeja, LagosOpen: Mon-Fri 9am-5pmShow on a map',
      'Last day': 'Friday, 4 December',
      Bring: 'The pickup code, on your phone or on paper',
    });
  });

  it('names the status Ready for pickup everywhere, and Delivered as the next step', async () => {
    const locations = [{ incident: 'Ready for pickup', reason: '', datetime: '2026-11-27T09:00:00.000Z' }];
    await open({ ...READY, trackingInfo: { locations } });
    expect(screen.getAllByText('Ready for pickup')).toHaveLength(3);
    const steps = within(screen.getByRole('region', { name: 'TRACKING INFORMATION' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent.replace(/\(.*/, '').trim())).toEqual([
      'Shipped',
      'Ready for pickup',
      'Delivered',
    ]);
  });

  it('asks for the cash that the parcel costs', async () => {
    await open({ ...READY, pay_on_delivery: 4_397.5 });
    expect(facts().Bring).toBe('The pickup code, and ₦4,397.50 in cash');
  });

  it('leads to help, without a code, when the station accepts no code any more', async () => {
    await open(LOCKED);
    expect(pass().getByRole('status')).toHaveTextContent('only our staff can hand over the parcel');
    expect(pass().getByRole('link', { name: 'Contact us about this order' })).toHaveAttribute(
      'href',
      '/Contact-Us?order=NKM-5',
    );
    expect(pass().queryByRole('img')).toBeNull();
    expect(facts()['Last day']).toBe('Friday, 4 December');
  });

  it('says after the last day that the parcel goes back', async () => {
    await open({ ...LOCKED, stage: 'To be returned' });
    expect(pass().getByRole('status')).toHaveTextContent(
      'The last day to collect it was Friday, 4 December, so the parcel goes back to Ngozi Fabrics.',
    );
    const steps = within(screen.getByRole('region', { name: 'TRACKING INFORMATION' })).getAllByRole('listitem');
    expect(steps.at(-1)).toHaveTextContent('Returned to sender');
  });

  it('is missing from a server without stages, which says Shipped', async () => {
    await open({ status: 'Shipped', tracking_code: 'GIGL7K3MWD9QXR' }, { api: 0 });
    expect(screen.queryByRole('region', { name: 'PICKUP PASS' })).toBeNull();
    expect(screen.getAllByText('Shipped').length).toBeGreaterThan(0);
  });
});
