import type { AddToCart, Invoice, InvoiceProduct, Product } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { type Answers, aProductCard, createTestPlatform, renderRoute } from '@nkm/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../expose/routes';
import { aLine, anInvoice, anOrder, NO_CHANGES } from '../../../test/an-order';

const details = routes.find(({ id }) => id === 'order-details')!;
const TEXT = 'Fine cloth, and it came in two days.';
const dress = (changes: Partial<InvoiceProduct> = {}) =>
  aLine({ id: 9, name: 'Ankara dress', reviewed: false, ...changes });
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const refuse =
  (status: number, message: string, errors = {}) =>
  () => {
    throw new ApiError(status, message, errors);
  };

async function open(invoice: Partial<Invoice>, answers: Answers = {}, api = 1) {
  const { status = 'Delivered' } = invoice;
  const shown = anInvoice({ id: 51, review_ends_by: inHours(20), products: [dress({ status })], ...invoice, status });
  const platform = createTestPlatform(
    'mfe-orders',
    {
      ...NO_CHANGES,
      'GET /orders': () => ({ data: [anOrder({ id: 5, invoices: [shown] })] }),
      ...answers,
    },
    { api },
  );
  const view = await renderRoute(details, { platform, at: '/order-details/5/51' });
  if (!('user' in view)) throw new Error('The page did not open');
  const sent = (call: string) => platform.calls.filter((made) => made.call === call).map(({ body }) => body);
  const press = async (name: string | RegExp) => view.user.click(await screen.findByRole('button', { name }));
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
  return { ...view, platform, sent, press, dialog };
}

describe('the review of a product', () => {
  async function openFeedback(answers: Answers = {}, invoice: Partial<Invoice> = {}) {
    const view = await open(invoice, { 'POST /products/review': () => ({ data: {} }), ...answers });
    await view.press('LEAVE FEEDBACK: Ankara dress');
    const form = await view.dialog('Leave Feedback');
    const text = form.getByRole('textbox', { name: /Your review/ });
    const send = () => view.user.click(form.getByRole('button', { name: 'Submit' }));
    return { ...view, form, text, send };
  }

  it('ORD-SCR-018 ORD-RULE-016 has no stars at first and cannot be sent without them', async () => {
    const { form, text, user, send, sent } = await openFeedback();
    expect(form.getAllByRole('radio').some((star) => (star as HTMLInputElement).checked)).toBe(false);
    await user.type(text, TEXT);
    expect(form.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-disabled', 'true');
    await send();
    expect(sent('POST /products/review')).toEqual([]);
    await user.click(form.getByRole('radio', { name: '4 stars' }));
    expect(form.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('ORD-CALL-001 ORD-FIELD-001 ORD-RULE-012 ORD-RULE-017 ORD-MSG-018 is sent trimmed, closes the dialog and reloads the orders', async () => {
    const { form, text, user, send, sent, platform, router } = await openFeedback();
    await user.click(form.getByRole('radio', { name: '4 stars' }));
    await user.type(text, `  ${TEXT}  `);
    const reload = jest.spyOn(router, 'revalidate');
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('POST /products/review')).toEqual([{ comment: TEXT, stars: 4, invoice_id: 51, idOrSlug: '9' }]);
    expect(platform.toasts).toEqual([{ tone: 'success', message: 'Product has been successfully reviewed' }]);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(platform.storage.get('draft:review:51:9')).toBeNull();
  });

  it('SHR-MSG-010 ORD-RULE-015 ORD-RULE-018 ORD-CONST-004 accepts over 10 and at most 500 characters and reports other lengths at the field', async () => {
    const { form, text, user, send, sent } = await openFeedback();
    expect(text).toHaveAttribute('placeholder', 'Max. characters (500)');
    await user.click(form.getByRole('radio', { name: '5 stars' }));
    await user.type(text, 'x'.repeat(10));
    expect(text).not.toBeInvalid();
    await send();
    expect(text).toBeInvalid();
    expect(text).toHaveAccessibleDescription(/10 of 500 characters.*Your text must be over 10 characters\./);
    expect(text).toHaveFocus();
    await user.clear(text);
    await user.click(text);
    await user.paste('x'.repeat(501));
    expect(text).toHaveAccessibleDescription(/501 of 500 characters.*Your text must be at most 500 characters\./);
    await send();
    expect(sent('POST /products/review')).toEqual([]);
    await user.type(text, '{Backspace}');
    expect(text).toHaveAccessibleDescription(/^500 of 500 characters/);
    await send();
    expect(sent('POST /products/review')).toHaveLength(1);
  });

  it.each([
    [0, 'You are offline.'],
    [503, 'The service is not available right now.'],
    [401, 'Unauthenticated.'],
  ])('ORD-RULE-019 keeps the text after a failure (%i), also for the next document', async (status, message) => {
    const { form, text, user, send, platform, press, dialog } = await openFeedback({
      'POST /products/review': refuse(status, message),
    });
    await user.click(form.getByRole('radio', { name: '2 stars' }));
    await user.type(text, TEXT);
    await send();
    await waitFor(() => expect(platform.toasts).toEqual([{ tone: 'error', message }]));
    expect(text).toHaveValue(TEXT);
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await press('LEAVE FEEDBACK: Ankara dress');
    const again = await dialog('Leave Feedback');
    expect(again.getByRole('textbox')).toHaveValue(TEXT);
    expect(again.getByRole('radio', { name: '2 stars' })).toBeChecked();
    expect(platform.storage.get('draft:review:51:9')).toContain(TEXT);
  });

  it('is not sent again when another tab has already sent it', async () => {
    const message = 'You have already reviewed this product.';
    const { form, text, user, send, sent, router } = await openFeedback({
      'POST /products/review': refuse(409, message),
    });
    const reload = jest.spyOn(router, 'revalidate');
    await user.click(form.getByRole('radio', { name: '2 stars' }));
    await user.type(text, TEXT);
    await send();
    expect(await form.findByText(message)).toBeVisible();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(text).toHaveValue(TEXT);
    await send();
    expect(sent('POST /products/review')).toHaveLength(1);
  });

  it("shows the server's error about the text at the field", async () => {
    const says = 'This text is not for everybody.';
    const { form, text, user, send } = await openFeedback({
      'POST /products/review': refuse(422, says, { comment: [says] }),
    });
    await user.click(form.getByRole('radio', { name: '2 stars' }));
    await user.type(text, TEXT);
    await send();
    await waitFor(() => expect(text).toHaveAccessibleDescription(new RegExp(says)));
    await user.type(text, '!');
    expect(text).not.toBeInvalid();
  });

  it('is not offered for a reviewed or cancelled product', async () => {
    await open({ products: [dress({ status: 'Delivered', reviewed: true }), aLine({ status: 'Cancelled' })] });
    expect(screen.getByText('Reviewed')).toBeVisible();
    expect(screen.queryByRole('button', { name: /LEAVE FEEDBACK/ })).toBeNull();
  });
});

describe('the confirmation of receipt', () => {
  const confirmed = { 'POST /invoices/:id/confirm': () => ({ data: { coins: 10 } }) };

  it('ORD-RULE-007 ORD-RULE-009 ORD-SCR-019 ORD-MSG-013 ORD-STATE-005 asks in a dialog before it is sent, while the review window counts down', async () => {
    const { press, dialog, sent } = await open({}, confirmed);
    const window = within(screen.getByRole('region', { name: 'Review window' }));
    expect(window.getByRole('timer')).toBeVisible();
    expect(window.getByText('Confirm receipt within 72 hours to earn 10 NKM Coin.')).toBeVisible();
    await press('CONFIRM RECEIPT');
    const asked = await dialog('Confirm receipt');
    expect(asked.getByText(/items were as described and in good condition/)).toBeVisible();
    expect(asked.getByText("This action can't be reversed")).toBeVisible();
    await press('Not yet');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent('POST /invoices/51/confirm')).toEqual([]);
  });

  it('ORD-RULE-010 ORD-RULE-011 ORD-MSG-014 ORD-MSG-015 leads to Order Completed! and then to the feedback dialog', async () => {
    const { press, dialog, sent, platform } = await open(
      { products: [dress({ status: 'Delivered' }), aLine({ id: 10, name: 'Head tie', status: 'Delivered' })] },
      confirmed,
    );
    await press('CONFIRM RECEIPT');
    await press('Order received');
    const done = await dialog('Order Completed!');
    expect(done.getByText('Congratulations! You have earned 10 NKM Coin.')).toBeVisible();
    expect(sent('POST /invoices/51/confirm')).toHaveLength(1);
    await press('Leave Feedback');
    const form = await dialog('Leave Feedback');
    expect(form.getByRole('combobox', { name: 'Product' })).toHaveDisplayValue('Ankara dress');
    expect(platform.toasts).toEqual([]);
  });

  it('promises no coins when the window has ended', async () => {
    const { press, dialog } = await open(
      { review_ends_by: inHours(-1) },
      { 'POST /invoices/:id/confirm': () => ({ data: { coins: 0 } }) },
    );
    expect(screen.getByText(/it earns no coins/)).toBeVisible();
    await press('CONFIRM RECEIPT');
    expect((await dialog('Confirm receipt')).queryByText(/NKM Coin/)).toBeNull();
    await press('Order received');
    expect((await dialog('Order Completed!')).queryByText(/NKM Coin/)).toBeNull();
  });

  it('can be tried again after a failure', async () => {
    const { press, dialog, platform } = await open({}, { 'POST /invoices/:id/confirm': refuse(503, 'Not now.') });
    await press('CONFIRM RECEIPT');
    await press('Order received');
    await waitFor(() => expect(platform.toasts).toEqual([{ tone: 'error', message: 'Not now.' }]));
    platform.answer(confirmed);
    await press('Order received');
    await dialog('Order Completed!');
  });

  it('is not offered before delivery, or when the server cannot confirm receipt', async () => {
    const { unmount } = await open({ status: 'Shipped' });
    expect(screen.queryByRole('button', { name: 'CONFIRM RECEIPT' })).toBeNull();
    unmount();
    await open({}, {}, 0);
    expect(screen.queryByRole('button', { name: 'CONFIRM RECEIPT' })).toBeNull();
  });
});

describe('the rating of the seller', () => {
  it('ORD-RULE-006 ORD-MSG-012 ORD-CONST-003 is offered on a Fulfilled invoice until the shopper has rated', async () => {
    const { unmount } = await open({ status: 'Fulfilled' });
    expect(screen.getByText('Rate seller now and earn 5 points!')).toBeVisible();
    unmount();
    await open({ status: 'Fulfilled', vendor: { id: 7, store_name: 'Ngozi Fabrics', rate_from_user: 3 } });
    expect(screen.queryByRole('button', { name: 'RATE SELLER' })).toBeNull();
  });

  it('ORD-CALL-008 ORD-FIELD-002 ORD-MSG-019 SHR-MSG-010 ORD-RULE-018 is sent with stars and a text of over 10 and at most 500 characters', async () => {
    const { press, dialog, user, sent, platform } = await open(
      { status: 'Fulfilled' },
      { 'POST /vendor/rate': () => ({ data: {} }) },
    );
    await press('RATE SELLER');
    const form = await dialog('Rate Seller');
    expect(form.getByText('How was your order from Ngozi Fabrics?')).toBeVisible();
    const text = form.getByRole('textbox', { name: /Your comment/ });
    expect(text).toHaveAttribute('placeholder', 'Max. characters (500)');
    await user.click(form.getByRole('radio', { name: '5 stars' }));
    for (const wrong of ['x'.repeat(10), 'x'.repeat(501)]) {
      await user.clear(text);
      await user.click(text);
      await user.paste(wrong);
      await press('Submit');
      expect(text).toBeInvalid();
    }
    await user.clear(text);
    await user.type(text, 'Quick and honest.');
    await press('Submit');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('POST /vendor/rate')).toEqual([{ comment: 'Quick and honest.', stars: 5, vendor_id: 7 }]);
    expect(platform.toasts).toEqual([{ tone: 'success', message: 'Vendor Rated Successfully' }]);
  });

  it('ORD-RULE-019 shows why it failed and keeps the text', async () => {
    const { press, dialog, user, platform } = await open(
      { status: 'Fulfilled' },
      { 'POST /vendor/rate': refuse(0, 'You are offline.') },
    );
    await press('RATE SELLER');
    const form = await dialog('Rate Seller');
    await user.click(form.getByRole('radio', { name: '1 star' }));
    await user.type(form.getByRole('textbox'), 'Quick and honest.');
    await press('Submit');
    await waitFor(() => expect(platform.toasts).toEqual([{ tone: 'error', message: 'You are offline.' }]));
    expect(form.getByRole('textbox')).toHaveValue('Quick and honest.');
  });
});

describe('buying again', () => {
  const product = (changes: Partial<Product> = {}) => ({
    ...aProductCard({ id: 9, selling_price: 9000 }),
    variants: [],
    ...changes,
  });
  async function fulfilled(answers: Answers = {}, line: Partial<InvoiceProduct> = {}) {
    const view = await open(
      { status: 'Fulfilled', products: [dress({ status: 'Fulfilled', ...line })] },
      { 'GET /products/:id': () => ({ data: product() }), ...answers },
    );
    const added: AddToCart[] = [];
    const outcome = { current: 'added' as 'added' | 'refused' };
    view.platform.hostBus.as('mfe-cart-checkout').handle('cart.add', (wanted) => {
      added.push(wanted);
      return { outcome: outcome.current, message: '' };
    });
    return { ...view, added, outcome };
  }

  it('ORD-RULE-005 ORD-STATE-006 adds the product at its current price, and BUY AGAIN opens the cart', async () => {
    const { press, added, platform } = await fulfilled();
    await press('ADD TO CART: Ankara dress');
    await waitFor(() => expect(added).toHaveLength(1));
    expect(added[0]).toMatchObject({ quantity: 1, product: { id: 9, selling_price: 9000, variant: null } });
    expect(platform.navigations).toEqual([]);
    await press('BUY AGAIN: Ankara dress');
    await waitFor(() => expect(platform.navigations).toEqual(['/cart']));
    expect(added).toHaveLength(2);
  });

  it('adds the same variant', async () => {
    const variant = { id: 4, selling_price: 7000, original_price: 8000, quantity: 2, values: [], image: '/4.webp' };
    const { press, added } = await fulfilled(
      { 'GET /products/:id': () => ({ data: product({ variants: [{ ...variant, id: 3 }, variant] }) }) },
      { variant: { id: 4, values: [] } },
    );
    await press('ADD TO CART: Ankara dress');
    await waitFor(() => expect(added[0]).toMatchObject({ product: { selling_price: 7000, variant: { id: 4 } } }));
  });

  it.each([
    ['gone', refuse(410, 'Gone.'), {}, 'Ankara dress is no longer sold.'],
    ['sold out', () => ({ data: product({ quantity: 0 }) }), {}, 'Ankara dress is sold out.'],
    [
      'without that variant',
      () => ({ data: product() }),
      { variant: { id: 4, values: [] } },
      'This variant of Ankara dress is no longer sold.',
    ],
    ['unavailable', refuse(503, 'Not now.'), {}, 'Not now.'],
  ])('says when the product is %s', async (_what, answer, line, message) => {
    const { press, added, platform } = await fulfilled({ 'GET /products/:id': answer }, line);
    await press('BUY AGAIN: Ankara dress');
    await waitFor(() => expect(platform.toasts).toEqual([{ tone: 'error', message }]));
    expect([added, platform.navigations]).toEqual([[], []]);
  });

  it('stays on the page when the cart refuses the product', async () => {
    const { press, added, outcome, platform } = await fulfilled();
    outcome.current = 'refused';
    await press('BUY AGAIN: Ankara dress');
    await waitFor(() => expect(added).toHaveLength(1));
    await act(async () => undefined);
    expect(platform.navigations).toEqual([]);
  });
});
