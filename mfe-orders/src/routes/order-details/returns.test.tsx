import type { Invoice } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { type Answers, createTestPlatform, renderRoute } from '@nkm/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aLine, anInvoice, anOrder, NO_CHANGES } from '../../../test/an-order';
import { aReturn } from '../../../test/a-return';
import { routes } from '../../expose/routes';

const details = routes.find(({ id }) => id === 'order-details')!;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const aPhoto = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const dress = () => aLine({ id: 9, name: 'Ankara dress', quantity: 1, status: 'Delivered' });
const gele = () =>
  aLine({
    id: 10,
    name: 'Gele',
    quantity: 3,
    status: 'Delivered',
    variant: { id: 77, values: [{ title: 'Colour', value: 'Indigo' }] },
  });

async function open(invoice: Partial<Invoice> = {}, answers: Answers = {}, api = 1) {
  const shown = anInvoice({
    id: 51,
    status: 'Delivered',
    products: [dress(), gele()],
    return_until: inDays(3),
    ...invoice,
  });
  const platform = createTestPlatform(
    'mfe-orders',
    {
      ...NO_CHANGES,
      'GET /orders': () => ({ data: [anOrder({ id: 5, invoices: [shown] })] }),
      'POST /returns': () => ({ message: 'Return requested', data: { id: 3, reference: 'RET-3' } }),
      ...answers,
    },
    { api },
  );
  const view = await renderRoute(details, { platform, at: '/order-details/5/51' });
  if (!('user' in view)) throw new Error('The page did not open');
  const sent = (call: string) => platform.calls.filter((made) => made.call === call).map(({ body }) => body);
  return { ...view, platform, sent, reload: jest.spyOn(view.router, 'revalidate') };
}
async function openForm(...args: Parameters<typeof open>) {
  const view = await open(...args);
  await view.user.click(screen.getByRole('button', { name: 'REQUEST FOR REFUND' }));
  const form = within(await screen.findByRole('dialog', { name: 'Request a refund' }));
  const button = form.getByRole('button', { name: 'Send request' });
  const send = async () => {
    await view.user.click(button);
    await waitFor(() => expect(button.isConnected && button.getAttribute('aria-busy') === 'true').toBe(false));
  };
  const fill = async () => {
    await view.user.click(form.getByRole('checkbox', { name: 'Ankara dress' }));
    await view.user.selectOptions(form.getByRole('combobox', { name: /Reason/ }), 'Damaged');
    await view.user.type(form.getByRole('textbox', { name: /What is wrong/ }), 'The seam is torn.');
  };
  return { ...view, form, send, fill };
}
const offers = () => screen.queryByRole('button', { name: 'REQUEST FOR REFUND' }) !== null;

describe('the request to return delivered goods', () => {
  it('ORD-RULE-008 sends items, reason, text and photos to POST /returns, and reloads', async () => {
    const ids = ['a', 'b'];
    const answers = { 'POST /photos': () => ({ data: { id: ids.shift() } }) };
    const { user, form, send, fill, sent, reload, platform } = await openForm({}, answers);
    await fill();
    await user.click(form.getByRole('checkbox', { name: 'Gele, Colour: Indigo' }));
    const units = form.getByRole('group', { name: 'Quantity of Gele, Colour: Indigo' });
    await user.click(within(units).getByRole('button', { name: 'One less' }));
    await user.upload(form.getByLabelText(/^Photos/), [aPhoto('seam.jpg'), aPhoto('label.jpg')]);
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('POST /returns')).toEqual([
      {
        invoice_id: 51,
        reason: 'Damaged',
        comment: 'The seam is torn.',
        items: [
          { product_id: 9, quantity: 1 },
          { product_id: 10, variant_id: 77, quantity: 2 },
        ],
        photos: ['a', 'b'],
      },
    ]);
    expect(platform.toasts).toEqual([{ tone: 'success', message: 'Return requested' }]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('ORD-RULE-008 is offered while the window is open, confirmed or not', async () => {
    const whole = aReturn({ products: [{ id: 10, variant_id: 77, name: 'Gele', quantity: 3 }] });
    const cases: [Partial<Invoice>, boolean][] = [
      [{}, true],
      [{ status: 'Fulfilled' }, true],
      [{ status: 'Shipped', return_until: null }, false],
      [{ return_until: inDays(-1) }, false],
      [{ status: 'Return requested', returns: [aReturn()] }, false],
      [{ products: [gele()], returns: [aReturn({ status: 'Refunded' })] }, true],
      [{ products: [gele()], returns: [{ ...whole, status: 'Refunded' }] }, false],
      [{ products: [gele()], returns: [{ ...whole, status: 'Refused' }] }, true],
      [{ products: [aLine({ status: 'Cancelled' })] }, false],
    ];
    for (const [invoice, expected] of cases) {
      const { unmount } = await open(invoice);
      expect({ ...invoice, offers: offers() }).toEqual({ ...invoice, offers: expected });
      unmount();
    }
  });

  it('has no part on the page once the window is closed', async () => {
    await open({ return_until: inDays(-1) });
    expect(screen.getAllByRole('heading')[0]).toBeVisible();
    expect(screen.queryByRole('region', { name: 'RETURNS' })).toBeNull();
  });

  it('is not offered by a server that takes no returns', async () => {
    await open({}, {}, 0);
    expect(screen.getAllByRole('heading')[0]).toBeVisible();
    expect(offers()).toBe(false);
  });

  it('names what is missing, and moves the focus there', async () => {
    const { form, send, sent, user } = await openForm();
    await send();
    expect(form.getByText('Choose at least one item.')).toBeVisible();
    expect(form.getByText('Choose a reason.')).toBeVisible();
    expect(form.getByText('Describe the problem.')).toBeVisible();
    await waitFor(() => expect(form.getByRole('checkbox', { name: 'Ankara dress' })).toHaveFocus());
    await user.click(form.getByRole('textbox', { name: /What is wrong/ }));
    await user.paste('x'.repeat(501));
    expect(form.getByText('Your text must be at most 500 characters.')).toBeVisible();
    expect(sent('POST /returns')).toEqual([]);
  });

  it('names the variant of returned goods, also with a server that does not', async () => {
    const products = [
      { id: 10, variant_id: 77, name: 'Gele', quantity: 2 },
      { id: 10, variant_id: 78, name: 'Gele', variant_values: [{ title: 'Colour', value: 'Coral' }], quantity: 1 },
    ];
    await open({ returns: [aReturn({ products })] });
    const list = within(screen.getByRole('region', { name: 'RETURNS' }));
    expect(list.getByText('2 × Gele, Colour: Indigo')).toBeVisible();
    expect(list.getByText('1 × Gele, Colour: Coral')).toBeVisible();
  });

  it('preselects the only item', async () => {
    const { form } = await openForm({ products: [dress()] });
    expect(form.getByRole('checkbox', { name: 'Ankara dress' })).toBeChecked();
  });

  it('limits the units to those that are not part of a return', async () => {
    const { form, user } = await openForm({ returns: [aReturn({ status: 'Refunded' })] });
    await user.click(form.getByRole('checkbox', { name: 'Gele, Colour: Indigo' }));
    expect(form.queryByRole('group', { name: /Quantity of Gele/ })).toBeNull(); // one is left
  });

  it('keeps everything after a failure, and sends only the missing photos again', async () => {
    let isBusy = true;
    const ids = ['a', null, 'b'];
    const { form, send, fill, sent, user } = await openForm(
      {},
      {
        'POST /photos': () => {
          const id = ids.shift();
          if (!id) throw new ApiError(503, 'Busy');
          return { data: { id } };
        },
        'POST /returns': () => {
          if (isBusy) throw new ApiError(503, 'Busy');
          return { data: {} };
        },
      },
    );
    await fill();
    await user.upload(form.getByLabelText(/^Photos/), [aPhoto('seam.jpg'), aPhoto('label.jpg')]);
    await send();
    expect(sent('POST /returns')).toHaveLength(0);
    await send();
    expect(sent('POST /returns')).toHaveLength(1);
    expect(sent('POST /photos')).toHaveLength(3);
    expect(form.getByRole('textbox', { name: /What is wrong/ })).toHaveValue('The seam is torn.');
    isBusy = false;
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('POST /photos')).toHaveLength(3);
  });

  it('stays open for a shopper who has to verify the email address before photos', async () => {
    const message = 'Verify your email address before you add a photo.';
    const answers = {
      'POST /photos': () => {
        throw new ApiError(403, message, { email: [message] });
      },
    };
    const { form, send, fill, user, reload } = await openForm({}, answers);
    await fill();
    await user.upload(form.getByLabelText(/^Photos/), [aPhoto('seam.jpg')]);
    await send();
    expect(form.getByText(message)).toBeVisible();
    expect(form.getByRole('link', { name: /^Verify your email/ })).toHaveAttribute('href', '/register-verify-email');
    expect(form.getByRole('button', { name: 'Remove seam.jpg' })).toBeVisible();
    expect(form.getByRole('textbox', { name: /What is wrong/ })).toHaveValue('The seam is torn.');
    expect(reload).not.toHaveBeenCalled();
  });

  it('keeps the draft in storage until the server has the request', async () => {
    const { fill, send, platform } = await openForm();
    await fill();
    expect(platform.storage.get('draft:return:51')).toContain('The seam is torn.');
    await send();
    await waitFor(() => expect(platform.storage.get('draft:return:51')).toBeNull());
  });

  it('shows what the server finds wrong below its field', async () => {
    const answers = {
      'POST /returns': () => {
        throw new ApiError(422, 'Check the form.', { 'items.0.quantity': ['You can return only 1 unit.'] });
      },
    };
    const { form, send, fill } = await openForm({}, answers);
    await fill();
    await send();
    expect(await form.findByText('You can return only 1 unit.')).toBeVisible();
  });

  it.each([403, 404, 409])('closes and reloads when it is too late or already requested (%i)', async (status) => {
    const answers = {
      'POST /returns': () => {
        throw new ApiError(status, 'You have already requested this return.');
      },
    };
    const { send, fill, reload, platform } = await openForm({}, answers);
    await fill();
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(platform.toasts).toMatchObject([{ tone: 'error', message: 'You have already requested this return.' }]);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('the returns of an invoice', () => {
  it('shows status, items, reason and photos of each return', async () => {
    await open({ returns: [aReturn({ photos: ['/api/photos/seam.webp'] })] });
    const panel = within(screen.getByRole('region', { name: 'RETURNS' }));
    expect(panel.getByText('RET-3')).toBeVisible();
    expect(panel.getByText('Return requested')).toBeVisible();
    expect(panel.getByText('2 × Gele, Colour: Indigo')).toBeVisible();
    expect(panel.getByText('Damaged: The seam is torn.')).toBeVisible();
    expect(panel.getByRole('img', { name: 'Photo 1 of return RET-3' })).toHaveAttribute('src', '/api/photos/seam.webp');
  });

  it('says in shares what an approved return brings back, and when its refund is on its way', async () => {
    const expected_refund = {
      lines: [
        { name: 'products' as const, amount: 9_750 },
        { name: 'coupon' as const, amount: -775.35 },
      ],
      total: 8_974.65,
    };
    const returns = [
      aReturn({ status: 'Approved', send_to: 'Ngozi Fabrics', expected_refund }),
      aReturn({ id: 5, reference: 'RET-5', status: 'Approved', expected_coins: 2_398 }),
      aReturn({ id: 4, reference: 'RET-4', status: 'Refunded', refund_state: 'on_its_way' }),
    ];
    await open({ returns });
    expect(screen.getByText('When the items have arrived, we will refund:')).toBeVisible();
    expect(screen.getByText('When the items have arrived, we will refund about 2,398 NKM coins.')).toBeVisible();
    const amount = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
    expect(amount('Share of the coupon discount')).toHaveTextContent('-₦775.35');
    expect(amount('Refund')).toHaveTextContent('₦8,974.65');
    expect(screen.getByText('RET-4').closest('p')).toHaveTextContent('Refund on its way');
  });

  it.each([
    ['courier', 'GIG Logistics collects the items at 7 Broad Street, Lagos by 3 December 2026.'],
    ['station', 'Hand in the items at 7 Broad Street, Lagos by 3 December 2026.'],
  ] as const)('says how the items of an approved return come back, by whom and until when (%s)', async (by, text) => {
    const place = { by, courier: 'GIG Logistics', place: '7 Broad Street, Lagos', until: '2026-12-03T09:00:00.000Z' };
    await open({ returns: [aReturn({ status: 'Approved', send_to: 'Ngozi Fabrics', hand_over: place })] });
    expect(screen.getByText(text)).toBeVisible();
    expect(
      screen.getByText('Write RET-3 on the parcel. After that date, contact us. The shop pays for the return.'),
    ).toBeVisible();
    expect(screen.queryByText(/Send the items to/)).toBeNull();
  });

  it('with an older server, shows where to send the items of an approved return, and why one was refused', async () => {
    const returns = [
      aReturn({ status: 'Refused', refusal: 'It was worn.' }),
      aReturn({ id: 4, reference: 'RET-4', status: 'Approved', send_to: 'Ngozi Fabrics, 3 Allen Avenue, Ikeja' }),
    ];
    await open({ returns, status: 'Return requested' });
    expect(screen.getByText('Refused: It was worn.')).toBeVisible();
    expect(
      screen.getByText('Send the items to: Ngozi Fabrics, 3 Allen Avenue, Ikeja. Write RET-4 on the parcel.'),
    ).toBeVisible();
  });
});
