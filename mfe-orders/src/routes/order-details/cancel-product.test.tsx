import type { InvoiceProduct } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { createTestPlatform, renderRoute } from '@nkm/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aLine, anInvoice, anOrder, NO_CHANGES } from '../../../test/an-order';
import { routes } from '../../expose/routes';

const details = routes.find(({ id }) => id === 'order-details')!;
const dress = (changes: Partial<InvoiceProduct> = {}) =>
  aLine({ id: 9, name: 'Ankara dress', status: 'Paid', ...changes });

async function open({
  products = [dress(), aLine({ id: 10, name: 'Gele', status: 'Paid' })],
  status = 'Paid' as const as 'Paid' | 'Packed' | 'Delivered',
  answer = () => ({ message: 'ok', data: {} }) as unknown,
  quote = undefined as undefined | (() => unknown),
} = {}) {
  const order = anOrder({ id: 5, invoices: [anInvoice({ id: 51, status, products })] });
  const platform = createTestPlatform(
    'mfe-orders',
    {
      ...NO_CHANGES,
      'GET /orders': () => ({ data: [order] }),
      'POST /orders/cancel': answer,
      ...(quote && { 'POST /orders/cancel/quote': quote }),
    },
    quote && { api: 2 },
  );
  const view = await renderRoute(details, { platform, at: '/order-details/5/51' });
  if (!('user' in view)) throw new Error('The page did not open');
  const sent = () => platform.calls.filter(({ call }) => call === 'POST /orders/cancel').map(({ body }) => body);
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Cancel Order' }));
  const press = () => view.user.click(screen.getByRole('button', { name: /^CANCEL ORDER: Ankara dress/ }));
  return { ...view, platform, sent, dialog, press, reload: jest.spyOn(view.router, 'revalidate') };
}
const cancelButtons = () =>
  screen.queryAllByRole('button', { name: /^CANCEL ORDER/ }).map(({ ariaLabel }) => ariaLabel);

describe('the cancellation of a paid product', () => {
  it('ORD-RULE-004 ORD-STATE-002 is offered for each product of a Paid invoice that is not being cancelled', async () => {
    const products = [
      dress(),
      aLine({ id: 10, name: 'Gele', status: 'Processing' }),
      aLine({ id: 11, name: 'Agbada', status: 'Cancelled' }),
    ];
    const { unmount } = await open({ products });
    expect(cancelButtons()).toEqual(['CANCEL ORDER: Ankara dress']);
    expect(screen.getByText('PROCESSING CANCELLATION')).toBeVisible();
    unmount();
    for (const status of ['Packed', 'Delivered'] as const) {
      const view = await open({ status, products: [dress({ status })] });
      expect(cancelButtons()).toEqual([]);
      view.unmount();
    }
  });

  it('ORD-RULE-013 ORD-MSG-008 ORD-MSG-009 ORD-MSG-020 asks first, sends the product and reloads the orders', async () => {
    const { user, press, dialog, sent, platform, reload } = await open();
    await press();
    const shown = await dialog();
    const question = "This action can't be reversed. Are you sure you want to still cancel this order?";
    expect(shown.getByText(question)).toBeVisible();
    expect(shown.getByText('Ankara dress')).toBeVisible();
    expect(sent()).toEqual([]);
    await user.click(shown.getByRole('button', { name: 'Yes, proceed' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([{ order_id: 5, product_id: 9 }]);
    expect(platform.toasts).toEqual([
      { tone: 'success', message: 'Request for Order Cancellation Submitted Successfully' },
    ]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('says before the request how much comes back, and where to', async () => {
    const amounts = {
      lines: [
        { name: 'products', amount: 17_000 },
        { name: 'gateway', amount: 250.5 },
      ],
      total: 17_250.5,
    };
    const way = 'to the card that you paid with';
    const { press, dialog, platform } = await open({ quote: () => ({ data: { refund: { amounts, way } } }) });
    await press();
    const back = within(await (await dialog()).findByRole('region', { name: 'Your refund' }));
    expect(back.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual([
      ['Product Price', '₦17,000.00'],
      ['Share of the payment gateway fee', '₦250.50'],
      ['Refund', '₦17,250.50'],
    ]);
    expect(back.getByText('The money goes back to the card that you paid with.')).toBeVisible();
    expect(back.getByText('The delivery fee is refunded when all products of this store are cancelled.')).toBeVisible();
    const asked = platform.calls.filter(({ call }) => call === 'POST /orders/cancel/quote');
    expect(asked.map(({ body }) => body)).toEqual([{ order_id: 5, product_id: 9 }]);
  });

  it('says how many coins come back', async () => {
    const quote = () => ({ data: { refund: { coins: 11_700, way: 'to your account' } } });
    const { press, dialog } = await open({ products: [dress()], quote });
    await press();
    expect(await (await dialog()).findByText('11,700 NKM coins go back to your account.')).toBeVisible();
    expect((await dialog()).queryByText(/^The delivery fee/)).toBeNull();
  });

  it('can be requested while the amount cannot be loaded, and asks for it again', async () => {
    let fails = true;
    const quote = () => {
      if (fails) throw new ApiError(503, 'Busy');
      return { data: { refund: { coins: 12, way: 'to your account' } } };
    };
    const { user, press, dialog } = await open({ quote });
    await press();
    expect(await (await dialog()).findByRole('alert')).toHaveTextContent('Your refund could not be calculated.');
    expect((await dialog()).getByRole('button', { name: 'Yes, proceed' })).toBeEnabled();
    fails = false;
    await user.click((await dialog()).getByRole('button', { name: 'Try again' }));
    expect(await (await dialog()).findByText('12 NKM coins go back to your account.')).toBeVisible();
  });

  it('names the variant', async () => {
    const variant = { id: 77, values: [{ title: 'Size', value: 'M' }] };
    const { user, press, dialog, sent } = await open({ products: [dress({ variant })] });
    expect(screen.getByRole('button', { name: 'CANCEL ORDER: Ankara dress, Size: M' })).toBeVisible();
    await press();
    expect((await dialog()).getByText('Ankara dress, Size: M')).toBeVisible();
    await user.click((await dialog()).getByRole('button', { name: 'Yes, proceed' }));
    await waitFor(() => expect(sent()).toEqual([{ order_id: 5, product_id: 9, variant_id: 77 }]));
  });

  it('ORD-MSG-010 does not happen when the shopper exits', async () => {
    const { user, press, dialog, sent } = await open();
    await press();
    await user.click((await dialog()).getByRole('button', { name: 'No, exit' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent()).toEqual([]);
  });

  it.each([
    [409, 'whatever the server says', 'Order Cancel Request already Submitted'],
    [403, 'This order is already Packed.', 'This order is already Packed.'],
  ])(
    'ORD-MSG-021 shows the refusal of a repeated or late request, and reloads (%i)',
    async (status, message, shown) => {
      const answer = () => {
        throw new ApiError(status, message);
      };
      const { user, press, dialog, platform, reload } = await open({ answer });
      await press();
      await user.click((await dialog()).getByRole('button', { name: 'Yes, proceed' }));
      await waitFor(() => expect(platform.toasts).toMatchObject([{ tone: 'error', message: shown }]));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(reload).toHaveBeenCalledTimes(1);
    },
  );

  it('stays open when the server fails, so that the shopper can try again', async () => {
    let fails = true;
    const answer = () => {
      if (fails) throw new ApiError(503, 'Busy');
      return { data: {} };
    };
    const { user, press, dialog, sent } = await open({ answer });
    await press();
    const yes = (await dialog()).getByRole('button', { name: 'Yes, proceed' });
    await user.click(yes);
    await waitFor(() => expect(yes).not.toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByRole('dialog')).toBeVisible();
    fails = false;
    await user.click(yes);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toHaveLength(2);
  });

  it('shows why an earlier request was refused, and can be requested again', async () => {
    await open({ products: [dress({ cancel_refused: 'It is made to measure.' })] });
    expect(screen.getByText('Your request to cancel was refused: It is made to measure.')).toBeVisible();
    expect(cancelButtons()).toHaveLength(1);
  });
});
