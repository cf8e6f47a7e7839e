import { ApiError } from '@nkm/platform';
import { type Answers, aUser, createTestPlatform, renderRoute } from '@nkm/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aLine, anInvoice, anOrder, NO_CHANGES } from '../../../test/an-order';
import { routes } from '../../expose/routes';

const reviewProduct = routes.find(({ id }) => id === 'review-product')!;
const CALL = 'POST /products/review';
const TEXT = 'Fine cloth, and it came in two days.';
const DELIVERED = anInvoice({
  id: 51,
  status: 'Delivered',
  products: [
    aLine({ id: 9, name: 'Ankara dress', status: 'Delivered' }),
    aLine({ id: 10, name: 'Gele', status: 'Delivered' }),
    aLine({ id: 11, name: 'Agbada', status: 'Delivered', reviewed: true }),
  ],
});

async function open({ answers = {} as Answers, at = '/review-product', invoices = [DELIVERED] } = {}) {
  const platform = createTestPlatform(
    'mfe-orders',
    {
      ...NO_CHANGES,
      'GET /orders': () => ({ data: [anOrder({ id: 5, invoices })] }),
      [CALL]: () => ({ data: {} }),
      ...answers,
    },
    { api: 1 },
  );
  platform.signIn(aUser({ other_names: 'Adaeze Chioma', surname: 'Okafor' }));
  const view = await renderRoute(reviewProduct, { platform, at });
  if (!('user' in view)) throw new Error('The page did not open');
  const sent = () => platform.calls.filter(({ call }) => call === CALL).map(({ body }) => body);
  const text = () => screen.getByRole('textbox', { name: /Detail Review/ });
  const submit = () => view.user.click(screen.getByRole('button', { name: 'Submit' }));
  return { ...view, platform, sent, text, submit, reload: jest.spyOn(view.router, 'revalidate') };
}

describe('the page to review a product', () => {
  it('ORD-ROUTE-007 ORD-SCR-021 sends stars, title and details to POST /products/review', async () => {
    expect(reviewProduct).toMatchObject({ path: '/review-product', access: 'signed-in' });
    const { user, text, submit, sent, platform, reload } = await open();
    const products = screen.getByRole('combobox', { name: 'Product' });
    expect(
      within(products)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ankara dress', 'Gele']);
    expect(screen.getByRole('textbox', { name: /Your Name/ })).toHaveValue('Adaeze O.');
    await user.selectOptions(products, 'Gele');
    await user.click(screen.getByRole('radio', { name: '5 stars' }));
    await user.type(screen.getByRole('textbox', { name: /Review Title/ }), 'Lovely');
    await user.type(text(), TEXT);
    await submit();
    await waitFor(() =>
      expect(sent()).toEqual([{ comment: `Lovely\n\n${TEXT}`, stars: 5, invoice_id: 51, idOrSlug: '10' }]),
    );
    expect(platform.toasts).toEqual([{ tone: 'success', message: 'Product has been successfully reviewed' }]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('names the variant of a purchase', async () => {
    const variant = { id: 3, values: [{ title: 'Size', value: '38' }] };
    await open({
      invoices: [anInvoice({ id: 51, status: 'Delivered', products: [aLine({ name: 'Shoes', variant })] })],
    });
    expect(screen.getByRole('option', { name: 'Shoes, Size: 38' })).toBeInTheDocument();
  });

  it('starts with the purchase that the address names', async () => {
    await open({ at: '/review-product?invoice=51&product=10' });
    expect(screen.getByRole('combobox', { name: 'Product' })).toHaveDisplayValue('Gele');
  });

  it('keeps the chosen purchase in its address, and ignores one that it does not have', async () => {
    const { user, router, unmount } = await open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Product' }), 'Gele');
    expect(router.state.location.search).toBe('?invoice=51&product=10');
    await act(() => router.navigate(-1));
    expect(screen.getByRole('combobox', { name: 'Product' })).toHaveDisplayValue('Ankara dress');
    unmount();
    await open({ at: '/review-product?invoice=x&product=10' });
    expect(screen.getByRole('combobox', { name: 'Product' })).toHaveDisplayValue('Ankara dress');
  });

  it('counts the title as part of the text', async () => {
    const { user, text, submit, sent } = await open();
    await user.click(screen.getByRole('radio', { name: '5 stars' }));
    await user.type(screen.getByRole('textbox', { name: /Review Title/ }), 'Lovely');
    await user.click(text());
    await user.paste('x'.repeat(495));
    expect(screen.getByText('Your text must be at most 500 characters.')).toBeVisible();
    await submit();
    expect(sent()).toEqual([]);
  });

  it('sends the photos first', async () => {
    const { user, text, submit, sent } = await open({ answers: { 'POST /photos': () => ({ data: { id: 'a' } }) } });
    await user.click(screen.getByRole('radio', { name: '5 stars' }));
    await user.type(text(), TEXT);
    await user.upload(screen.getByLabelText(/^Photos/), new File(['x'], 'dress.jpg', { type: 'image/jpeg' }));
    await submit();
    await waitFor(() => expect(sent()).toMatchObject([{ photos: ['a'] }]));
  });

  it('keeps text and photos until the email address is verified, and leads there in another tab', async () => {
    const message = 'Verify your email address before you add a photo.';
    let isVerified = false;
    const answers = {
      'POST /photos': () => {
        if (!isVerified) throw new ApiError(403, message, { email: [message] });
        return { data: { id: 'a' } };
      },
    };
    const { user, text, submit, sent } = await open({ answers });
    await user.click(screen.getByRole('radio', { name: '5 stars' }));
    await user.type(text(), TEXT);
    await user.upload(screen.getByLabelText(/^Photos/), new File(['x'], 'dress.jpg', { type: 'image/jpeg' }));
    await submit();
    expect(await screen.findByText(message)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Verify your email (opens in a new tab)' });
    expect(link).toHaveAttribute('href', '/register-verify-email');
    expect(link).toHaveAttribute('target', '_blank');
    expect(text()).toHaveValue(TEXT);
    isVerified = true;
    await submit();
    await waitFor(() => expect(sent()).toMatchObject([{ photos: ['a'] }]));
  });

  it('keeps the text after a failure', async () => {
    const answers = {
      [CALL]: () => {
        throw new ApiError(503, 'Busy');
      },
    };
    const { user, text, submit, platform } = await open({ answers });
    await user.click(screen.getByRole('radio', { name: '5 stars' }));
    await user.type(text(), TEXT);
    await submit();
    await waitFor(() => expect(platform.toasts).toMatchObject([{ tone: 'error', message: 'Busy' }]));
    expect(text()).toHaveValue(TEXT);
    expect(platform.storage.get('draft:review:51:9')).toContain(TEXT);
  });

  it('has an empty state', async () => {
    await open({ invoices: [anInvoice({ status: 'Paid' })] });
    expect(screen.getByText('No products to review')).toBeVisible();
  });
});
