import { ApiError } from '@nkm/platform';
import type { Answers } from '@nkm/testing';
import { screen } from '@testing-library/react';
import { aStore, aStoreListItem } from '../../../test/a-store';
import { aShop } from '../../../test/shop-platform';

jest.mock('@nkm/ui/captcha/proof-of-work', () => ({ solve: () => Promise.resolve('a token') }));

const SENT = 'Your message has been sent to Ngozi Fabrics.';
const ANSWERS: Answers = {
  'GET /captcha': () => ({ data: { provider: 'proof-of-work', expires_in: 600, challenge: {} } }),
  'GET /users/:id': () => ({ data: aStore({ products: [] }) }),
  'GET /users/vendors': () => ({
    data: [aStoreListItem({ profile_id: 9, store_name: 'Kano Leather' }), aStoreListItem()],
  }),
  'POST /users/:id/inquiries': () => ({ message: SENT }),
  'POST /mail/contact-us': () => ({ message: 'Your message has been received.' }),
};

async function open(at: string, answers: Answers = {}, api = 1) {
  // The first matching pattern answers, so the list of stores comes before a store.
  const { 'GET /users/vendors': list, ...rest } = { ...ANSWERS, ...answers };
  const shop = aShop({ 'GET /users/vendors': list!, ...rest }, { api, brand: 'Another Market' });
  return { ...shop, page: await shop.open('store-contact', at) };
}
const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(label) });

async function write({ user }: { user: Awaited<ReturnType<typeof open>>['page']['user'] }) {
  await user.type(field('Name'), 'Adaeze');
  await user.type(field('Email'), 'adaeze@example.com');
  await user.type(field('Subject'), 'Sizes');
  await user.type(field('Content'), 'Is there an XL?');
  await screen.findByText('Verified');
  await user.click(screen.getByRole('button', { name: 'Send' }));
}
const LETTER = { name: 'Adaeze', email: 'adaeze@example.com', subject: 'Sizes', content: 'Is there an XL?' };

describe('the inquiry', () => {
  it('CAT-ROUTE-023 is sent to the store of the address', async () => {
    const { platform, page } = await open('/store-detail?vendor=7');
    expect(screen.getByRole('heading', { level: 1, name: 'Inquiry to Ngozi Fabrics' })).toBeVisible();
    await write(page);
    const post = platform.calls.find(({ call }) => call.startsWith('POST'))!;
    expect([post.call, post.body]).toEqual(['POST /users/7/inquiries', { ...LETTER, captchaToken: 'a token' }]);
    expect(platform.toasts).toEqual([{ tone: 'success', message: SENT, detail: undefined }]);
    expect(page.head).toMatchObject({ robots: 'noindex' });
  });

  it('keeps the text when sending fails', async () => {
    const { platform, page } = await open('/store-detail?vendor=7', {
      'POST /users/:id/inquiries': () => {
        throw new ApiError(409, 'Ngozi Fabrics takes no messages at the moment.');
      },
    });
    await write(page);
    expect(platform.toasts).toMatchObject([
      { tone: 'error', detail: 'Ngozi Fabrics takes no messages at the moment.' },
    ]);
    expect(field('Content')).toHaveValue('Is there an XL?');
  });

  it('is sent to the marketplace with the store name when the server has no inquiries', async () => {
    const { platform, page } = await open('/store-detail?vendor=7', {}, 0);
    await write(page);
    const post = platform.calls.find(({ call }) => call.startsWith('POST'))!;
    expect(post).toMatchObject({ call: 'POST /mail/contact-us', body: { subject: 'Ngozi Fabrics: Sizes' } });
  });

  it('asks the shopper to choose a store when the address names none', async () => {
    const { page } = await open('/store-detail');
    expect(screen.getByRole('link', { name: 'Contact Another Market' })).toHaveAttribute('href', '/Contact-Us');
    await page.user.selectOptions(screen.getByRole('combobox', { name: /Which store/ }), 'Ngozi Fabrics');
    await page.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(page.router.state.location).toMatchObject({ pathname: '/store-detail', search: '?vendor=7' });
    expect(page.head).toMatchObject({ title: 'Inquiry', canonical: '/store-detail' });
  });
});
