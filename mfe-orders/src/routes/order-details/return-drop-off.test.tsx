import type { Invoice, InvoiceReturn, PickupLocation, ReturnDropOff, ReturnQuote } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { type Answers, createTestPlatform, renderRoute } from '@nkm/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aLine, anInvoice, anOrder, NO_CHANGES } from '../../../test/an-order';
import { aReturnToStation, IKEJA } from '../../../test/a-return';
import { routes } from '../../expose/routes';

const details = routes.find(({ id }) => id === 'order-details')!;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const station = (id: number, name: string, address: string, state_id = 25): PickupLocation => ({
  id,
  title: `GIGL ${name}`,
  address,
  hours: 'Mon-Fri 9am-5pm',
  station: { id, state_id, name },
});
const yaba = station(1, 'Yaba', '5 Herbert Macaulay Way');
const kano = station(9, 'Sabon Gari', '5 Airport Road', 20);
const dress = () => aLine({ id: 9, name: 'Ankara dress', quantity: 2, status: 'Delivered' });
const QUOTE: ReturnQuote = {
  return_until: '2026-12-04T09:00:00.000Z',
  hand_over_days: 7,
  refund: {
    amounts: { lines: [{ name: 'products', amount: 9_000 }], total: 9_000 },
    way: 'to the card that you paid with',
  },
  hand_over: { by: 'courier', courier: 'GIG Logistics', place: '7 Broad Street, Ikeja, Lagos' },
  last_station: null,
};

interface Opened {
  invoice?: Partial<Invoice>;
  answers?: Answers;
  api?: number;
}

async function open({ invoice = {}, answers = {}, api = 2 }: Opened = {}) {
  const shown = anInvoice({
    id: 51,
    status: 'Delivered',
    products: [dress()],
    return_until: inDays(3),
    ...invoice,
  });
  const platform = createTestPlatform(
    'mfe-orders',
    {
      ...NO_CHANGES,
      'GET /orders': () => ({ data: [anOrder({ id: 5, transaction_reference: 'NKM-5', invoices: [shown] })] }),
      'GET /gigl_pickup_addresses': () => ({ data: [yaba, IKEJA, kano] }),
      'GET /states': () => ({
        data: [
          { id: 20, name: 'Kano' },
          { id: 25, name: 'Lagos' },
        ],
      }),
      'POST /returns/quote': () => ({ data: QUOTE }),
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

async function openForm(options: Opened = {}) {
  const view = await open(options);
  const { user } = view;
  await user.click(screen.getByRole('button', { name: 'REQUEST FOR REFUND' }));
  const form = within(await screen.findByRole('dialog', { name: 'Request a refund' }));
  const fill = async () => {
    await user.selectOptions(form.getByRole('combobox', { name: /Reason/ }), 'Damaged');
    await user.type(form.getByRole('textbox', { name: /What is wrong/ }), 'Torn.');
  };
  return { ...view, form, fill, send: () => user.click(form.getByRole('button', { name: 'Send request' })) };
}
const stationNames = (form: ReturnType<typeof within>) =>
  within(form.getByRole('group', { name: 'Station' }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')!.querySelector('span > span')!.textContent);

describe('the form of a return, before it is sent', () => {
  it('shows the amount, the way of the money, who pays, and until when', async () => {
    const { form } = await openForm();
    const terms = within(await form.findByRole('region', { name: 'Your refund, and the deadlines' }));
    expect(terms.getByText('Refund', { selector: 'dt' }).nextElementSibling).toHaveTextContent('₦9,000.00');
    for (const text of [
      'The money goes back to the card that you paid with.',
      'The shop pays for the return.',
      'You can send the request until 04 Dec 2026, 10:00.',
      'Once your return is approved, you have 7 days to hand over the items.',
    ])
      expect(terms.getByText(text)).toBeVisible();
  });

  it('asks again for other units and another reason, and says what the gateway fee depends on', async () => {
    const gateway = { lines: [{ name: 'gateway' as const, amount: 100 }], total: 100 };
    const { form, sent, user } = await openForm({
      answers: {
        'POST /returns/quote': ({ body }) => ({
          data: (body as { reason?: string }).reason
            ? { ...QUOTE, refund: { amounts: gateway, way: 'to you' } }
            : QUOTE,
        }),
      },
    });
    await form.findByText('The money goes back to the card that you paid with.');
    await user.click(form.getByRole('button', { name: 'One less' }));
    await user.selectOptions(form.getByRole('combobox', { name: /Reason/ }), 'Damaged');
    expect(await form.findByText(/If the seller is not at fault, the payment gateway fee/)).toBeVisible();
    expect(sent('POST /returns/quote')).toEqual([
      { invoice_id: 51, items: [{ product_id: 9, quantity: 2 }] },
      { invoice_id: 51, items: [{ product_id: 9, quantity: 1 }] },
      { invoice_id: 51, items: [{ product_id: 9, quantity: 1 }], reason: 'Damaged' },
    ]);
  });

  it('asks for the items first, and says coins for an order in coins', async () => {
    const products = [dress(), aLine({ id: 10, name: 'Gele', status: 'Delivered' })];
    const { form, user } = await openForm({
      invoice: { products },
      answers: {
        'POST /returns/quote': ({ body }) => {
          const hasItems = (body as { items: unknown[] }).items.length > 0;
          return { data: { ...QUOTE, refund: hasItems ? { coins: 4_398, way: 'to your account' } : undefined } };
        },
      },
    });
    expect(await form.findByText('Choose the items to see your refund.')).toBeVisible();
    await user.click(form.getByRole('checkbox', { name: 'Gele' }));
    expect(await form.findByText('4,398 NKM coins go back to your account.')).toBeVisible();
  });

  it('offers the courier of the order first, and sends no station then', async () => {
    const { form, fill, send, sent } = await openForm();
    expect(await form.findByRole('radio', { name: /GIG Logistics collects them/ })).toBeChecked();
    expect(form.getByText('7 Broad Street, Ikeja, Lagos')).toBeVisible();
    expect(form.queryByRole('combobox', { name: 'State' })).toBeNull();
    await fill();
    await send();
    await waitFor(() => expect(sent('POST /returns')).toHaveLength(1));
    expect(sent('POST /returns')[0]).not.toHaveProperty('station_id');
  });

  it('lists the stations of the state, the nearest first, searches in all, and sends the chosen one', async () => {
    const { form, user, fill, send, sent } = await openForm();
    await user.click(await form.findByRole('radio', { name: /You take them to a station/ }));
    expect(await form.findByRole('combobox', { name: 'State' })).toHaveDisplayValue('Lagos');
    expect(stationNames(form)).toEqual(['GIGL Ikeja', 'GIGL Yaba']);
    await user.type(form.getByRole('searchbox', { name: 'Search for an area or a street' }), 'airport');
    expect(stationNames(form)).toEqual(['GIGL Sabon Gari']);
    expect(form.getByText('Mon-Fri 9am-5pm')).toBeVisible();
    await fill();
    await send();
    expect(form.getByText('Choose a station.')).toBeVisible();
    expect(sent('POST /returns')).toEqual([]);
    await user.click(form.getByRole('radio', { name: /GIGL Sabon Gari/ }));
    await send();
    await waitFor(() => expect(sent('POST /returns')).toMatchObject([{ station_id: 9 }]));
  });

  it('starts with the last station, and with the station alone for an order that was collected', async () => {
    const hand_over = { by: 'station' as const, courier: 'GIG Logistics', place: 'GIGL Yaba, Lagos' };
    const data = { ...QUOTE, hand_over, last_station: yaba };
    const { form, fill, send, sent } = await openForm({ answers: { 'POST /returns/quote': () => ({ data }) } });
    expect(await form.findByRole('radio', { name: /GIGL Yaba \(last used\)/ })).toBeChecked();
    expect(stationNames(form)[0]).toBe('GIGL Yaba (last used)');
    expect(form.queryByRole('radio', { name: /collects them/ })).toBeNull();
    await fill();
    await send();
    await waitFor(() => expect(sent('POST /returns')).toMatchObject([{ station_id: 1 }]));
  });

  it('shows below the stations that the chosen one has closed meanwhile', async () => {
    const message = 'This station no longer takes returns. Choose another one.';
    const { form, user, fill, send } = await openForm({
      answers: {
        'POST /returns': () => {
          throw new ApiError(422, message, { station_id: [message] });
        },
      },
    });
    await user.click(await form.findByRole('radio', { name: /You take them to a station/ }));
    await user.click(await form.findByRole('radio', { name: /GIGL Ikeja/ }));
    await fill();
    await send();
    expect(await within(form.getByRole('group', { name: 'Station' })).findByRole('alert')).toHaveTextContent(message);
    await user.click(form.getByRole('radio', { name: /GIGL Yaba/ }));
    expect(form.queryByText(message)).toBeNull();
  });

  it('can be sent while the amount and the stations cannot be loaded, and tries again', async () => {
    let isDown = true;
    const { form, user, fill, send, sent } = await openForm({
      answers: {
        'POST /returns/quote': () => {
          if (isDown) throw new ApiError(503, 'Busy');
          return { data: QUOTE };
        },
        'GET /gigl_pickup_addresses': () => {
          if (isDown) throw new ApiError(503, 'Busy');
          return { data: [IKEJA] };
        },
      },
    });
    expect(await form.findByText(/You can still send the request/)).toBeVisible();
    isDown = false;
    await user.click(form.getByRole('button', { name: 'Try again' }));
    await form.findByText('The shop pays for the return.');
    isDown = true;
    await user.click(form.getByRole('radio', { name: /You take them to a station/ }));
    expect(await form.findByText('The stations could not be loaded.')).toBeVisible();
    isDown = false;
    await user.click(form.getByRole('button', { name: 'Try again' }));
    await user.click(await form.findByRole('radio', { name: /GIGL Ikeja/ }));
    await fill();
    await send();
    await waitFor(() => expect(sent('POST /returns')).toMatchObject([{ station_id: 4 }]));
  });

  it('stores way and station in the draft', async () => {
    const { form, user, platform } = await openForm();
    await user.click(await form.findByRole('radio', { name: /You take them to a station/ }));
    await user.click(await form.findByRole('radio', { name: /GIGL Ikeja/ }));
    expect(JSON.parse(platform.storage.get('draft:return:51')!)).toMatchObject({ way: 'station', stationId: 4 });
  });

  it.each([0, 1])('asks an older server of level %i nothing of this', async (api) => {
    if (api === 0) {
      await open({ api });
      expect(screen.queryByRole('button', { name: 'REQUEST FOR REFUND' })).toBeNull();
      return;
    }
    const { form, fill, send, sent } = await openForm({ api });
    await fill();
    await send();
    await waitFor(() => expect(sent('POST /returns')).toHaveLength(1));
    expect(sent('POST /returns')[0]).not.toHaveProperty('station_id');
    expect(sent('POST /returns/quote')).toEqual([]);
    expect(form.queryByText('The shop pays for the return.')).toBeNull();
  });
});

describe('the return pass', () => {
  const openPass = (dropOff: Partial<ReturnDropOff>, more: Partial<InvoiceReturn> = {}, answers: Answers = {}) =>
    open({ answers, invoice: { status: 'Return requested', returns: [aReturnToStation(dropOff, more)] } });
  const panel = () => within(screen.getByRole('region', { name: 'RETURNS' }));
  const facts = () =>
    Object.fromEntries(
      panel()
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextSibling?.textContent]),
    );

  it('shows code, QR code, station with hours, last day and what to bring', async () => {
    await openPass({ code: '012345' });
    expect(panel().getByText('012 345')).toBeVisible();
    const drawing = panel().getByRole('img', { name: 'QR code of the pass for return RET-7K3MWD9Q' });
    expect(drawing.querySelector('path')!.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    expect(facts()).toEqual({
      Station: 'GIGL Ikeja42 Allen AvenueOpen: Mon-Fri 9am-5pmShow on a map',
      'Last day': 'Friday, 4 December',
      Bring: 'The items in their packaging, with RET-7K3MWD9Q written on it, and the code on your phone or on paper',
    });
    expect(screen.queryByText(/^Hand in the items/)).toBeNull();
  });

  it('says before the approval where the items will go', async () => {
    await openPass({}, { status: 'Requested' });
    expect(
      panel().getByText(/^When the return is approved, you get a code to hand in the items at GIGL Ikeja/),
    ).toBeVisible();
    expect(panel().queryByRole('term')).toBeNull();
  });

  it.each([
    ['after five wrong codes', {}, 'warning', /Our staff can take the items without it/],
    [
      'after the last day',
      { ended: true },
      'warning',
      /last day to hand in the items was Friday, 4 December, so the code/,
    ],
    [
      'after the arrival',
      { arrived_at: '2026-12-01T09:00:00.000Z' },
      'success',
      /received the items on 01 Dec 2026, 10:00/,
    ],
  ])('says how it goes on, without a code, %s', async (_, dropOff, tone, text) => {
    await openPass(dropOff);
    const notice = panel().getByText(text).closest('[data-tone]')!;
    expect(notice).toHaveAttribute('data-tone', tone);
    expect(panel().queryByRole('img')).toBeNull();
    if (tone === 'warning')
      expect(within(notice as HTMLElement).getByRole('link', { name: 'Contact us about this order' })).toHaveAttribute(
        'href',
        '/Contact-Us?order=NKM-5',
      );
  });

  it('says that the station has closed, and lets the shopper choose another one', async () => {
    const answers = { 'POST /returns/3/station': () => ({ message: 'The station was changed' }) };
    const { user, sent, reload, platform } = await openPass({ code: '012345', closed: true }, {}, answers);
    expect(panel().getByText('GIGL Ikeja has closed. Every other pickup station takes the items.')).toBeVisible();
    expect(facts()).not.toHaveProperty('Station');
    await user.click(panel().getByRole('button', { name: 'Choose another station' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose another station' }));
    expect(await dialog.findByRole('combobox', { name: 'State' })).toHaveDisplayValue('Lagos');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Choose a station.')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: /GIGL Yaba/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('POST /returns/3/station')).toEqual([{ station_id: 1 }]);
    expect(platform.toasts).toEqual([{ tone: 'success', message: 'The station was changed' }]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads when the items arrived in another window meanwhile', async () => {
    const answers = {
      'POST /returns/3/station': () => {
        throw new ApiError(409, 'The station of this return can no longer be changed.');
      },
    };
    const { user, reload } = await openPass({ code: '012345' }, {}, answers);
    await user.click(panel().getByRole('button', { name: 'Choose another station' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose another station' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
