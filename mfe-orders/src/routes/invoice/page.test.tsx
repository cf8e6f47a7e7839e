import { createTestPlatform, renderRoute } from '@nkm/testing';
import { openWebAddress } from '@nkm/ui';
import { screen } from '@testing-library/react';
import { anInvoice, anOrder } from '../../../test/an-order';
import { routes } from '../../expose/routes';

jest.mock('@nkm/ui', () => ({ ...jest.requireActual<object>('@nkm/ui'), openWebAddress: jest.fn() }));
const left = jest.mocked(openWebAddress);
beforeEach(() => void left.mockReset());

const invoice = routes.find(({ id }) => id === 'invoice')!;
const unpaid = (id: number, timestamp: string, link: string | null = `https://shop.example/api/pay/${id}`) =>
  anOrder({
    id,
    transaction_reference: `NKM-${id}`,
    status: 'Uncompleted',
    timestamp,
    payment_gateway_link: link,
    invoices: [anInvoice({ status: 'Uncompleted' })],
  });
const open = (orders: ReturnType<typeof anOrder>[]) =>
  renderRoute(invoice, {
    platform: createTestPlatform('mfe-orders', { 'GET /orders': () => ({ data: orders }) }),
    at: '/invoice',
  });

describe('the retry of a payment', () => {
  it('ORD-ROUTE-008 opens the payment of the newest unpaid order', async () => {
    expect(invoice).toMatchObject({ path: '/invoice', access: 'signed-in' });
    await open([
      unpaid(1, '2026-01-15T09:00:00.000Z'),
      unpaid(2, '2026-01-16T09:00:00.000Z'),
      anOrder({ timestamp: '2026-01-17T09:00:00.000Z' }),
    ]);
    expect(left.mock.calls).toEqual([['https://shop.example/api/pay/2']]);
    expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', 'https://shop.example/api/pay/2');
    expect(screen.getByText(/NKM-2/)).toBeVisible();
  });

  it.each([[[]], [[anOrder()]], [[unpaid(1, '2026-01-15T09:00:00.000Z', null)]]])(
    'ORD-ROUTE-008 goes to /my-orders when nothing can be paid (%#)',
    async (orders) => {
      expect(await open(orders)).toEqual({ redirectedTo: '/my-orders' });
      expect(left).not.toHaveBeenCalled();
    },
  );
});
