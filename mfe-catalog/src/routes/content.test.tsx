import { ApiError } from '@nkm/platform';
import { type Answers, aUser, renderInShop } from '@nkm/testing';
import { screen, within } from '@testing-library/react';
import { aShop } from '../../test/shop-platform';
import { StartSelling } from '../features/content/start-selling';

type Settings = ReturnType<typeof aShop>['platform']['settings'];

async function open(id: string, at: string, answers: Answers = {}, changes: Partial<Settings> = {}) {
  const shop = aShop(answers, changes);
  return { ...shop, page: await shop.open(id, at) };
}
const section = (name: string | RegExp) => within(screen.getByRole('heading', { level: 2, name }).parentElement!);

describe('/about', () => {
  it('CAT-ROUTE-003 CAT-SCR-086 says that buyers can search, order and pay on delivery', async () => {
    const { page } = await open('about', '/about', {}, { brand: 'Ọjà' });
    expect(screen.getByRole('heading', { level: 1, name: 'About Ọjà' })).toBeVisible();
    expect(screen.getByText('Buyers can search, order and pay on delivery.')).toBeVisible();
    expect(page.head).toMatchObject({
      title: 'About',
      canonical: '/about',
      description: expect.stringContaining('Ọjà'),
    });
  });

  describe('the note on the promise to pay on delivery', () => {
    const methods = (onDelivery: boolean): Answers => ({
      'GET /checkout/options': () => ({
        data: {
          payment_methods: [
            { code: 'card', title: 'Card / Paystack', enabled: true, reason: null },
            { code: 'cash_on_delivery', title: 'Cash on Delivery', enabled: onDelivery, reason: null },
          ],
          shipping_options: [],
          delivery_types: [],
        },
      }),
    });
    const known = { api: 1 };
    const now = 'Payment on delivery is currently unavailable. You can pay with: Card / Paystack.';

    it('names the payment methods available now', async () => {
      await open('about', '/about', methods(false), known);
      expect(screen.getByText(now)).toBeVisible();
    });

    it('is absent when paying on delivery is available, or when the server does not report it', async () => {
      await open('about', '/about', methods(true), known);
      expect(screen.getAllByRole('heading')[0]).toBeVisible();
      expect(screen.queryByText(/currently unavailable/)).toBeNull();
      await open('about', '/about', {}, { api: 0 });
      expect(screen.queryByText(/currently unavailable/)).toBeNull();
    });
  });

  it('CAT-RULE-001 promotes the mobile app when the settings have its store link', async () => {
    await open('about', '/about', {}, { links: { android: 'https://play.example/oja' } });
    expect(screen.getByRole('link', { name: 'Get the app' })).toHaveAttribute('href', 'https://play.example/oja');
  });

  it('does not mention an app without a store link', async () => {
    await open('about', '/about');
    expect(screen.getAllByRole('heading')[0]).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Get the app' })).toBeNull();
  });
});

describe('/become-a-vendor', () => {
  it('CAT-ROUTE-008 CAT-CONST-017 CAT-CONST-018 CAT-CONST-019 CAT-SCR-087 says what selling costs and who pays out', async () => {
    await open('become-a-vendor', '/become-a-vendor', {}, { brand: 'Ọjà' });
    expect(screen.getByRole('heading', { level: 1, name: 'Sell on Ọjà' })).toBeVisible();
    const terms = section('What it costs').getAllByRole('listitem');
    expect(terms.map((term) => term.textContent)).toEqual(['0% final value fee', '₦0 listing fee', 'No commission']);
    expect(
      screen.getByText(/Payment is handled by two payment providers. Shoppers pay before you pack\./),
    ).toBeVisible();
  });

  it('tells sellers about cash when the shop takes it', async () => {
    await open('become-a-vendor', '/become-a-vendor', {}, { payments: ['card', 'cash_on_delivery'] });
    expect(screen.getByText(/pay before you pack, or in cash on delivery\./)).toBeVisible();
  });

  it('CAT-MSG-004 Start Selling opens sign-in, also without scripts', async () => {
    const { platform, page } = await open('become-a-vendor', '/become-a-vendor');
    const asked: unknown[] = [];
    platform.hostBus.as('shell').handle('session.require', (payload) => {
      asked.push(payload);
      return { signedIn: false };
    });
    const start = screen.getByRole('link', { name: 'Start Selling' });
    expect(start).toHaveAttribute('href', '/account');
    await page.user.click(start);
    expect(asked).toEqual([{ returnTo: '/become-a-vendor' }]);
    expect(page.router.state.location.pathname).toBe('/become-a-vendor');
  });

  describe('for a signed-in shopper', () => {
    const KYC = {
      links: { kyc: 'https://kyc.example', vendor: 'https://vendor.example' },
      api: 1,
    };
    async function start(changes: Partial<Settings>, user = aUser(), answers: Answers = {}) {
      const { platform } = aShop(answers, changes);
      platform.signIn(user);
      platform.hostBus.as('shell').handle('session.require', () => ({ signedIn: true }));
      const went: string[] = [];
      const { user: hand } = renderInShop(<StartSelling goTo={(address) => went.push(address)} />, { platform });
      await hand.click(screen.getByRole('link', { name: 'Start Selling' }));
      return { went, platform };
    }
    const codes: Answers = {
      'POST /links/seller': ({ body }) => ({
        data: { url: `https://${(body as { destination: string }).destination}.example/?code=1` },
      }),
    };

    it('continues to the site that verifies sellers', async () => {
      expect((await start(KYC, aUser(), codes)).went).toEqual(['https://kyc.example/?code=1']);
    });
    it('continues to the dashboard for a vendor', async () => {
      expect((await start(KYC, aUser({ kyc_verified: true }), codes)).went).toEqual(['https://vendor.example/?code=1']);
    });
    it('opens the plain address when the server cannot create a code', async () => {
      expect((await start({ ...KYC, api: 0 })).went).toEqual(['https://kyc.example']);
    });
    it('stays and shows a message when no such site is set', async () => {
      const { went, platform } = await start({});
      expect([went, platform.navigations]).toEqual([[], []]);
      expect(platform.toasts).toMatchObject([{ tone: 'info', message: 'Applications are currently closed.' }]);
    });
    it('shows why it cannot continue', async () => {
      const refuse = () => {
        throw new ApiError(403, 'Verify your e-mail first.');
      };
      const { platform } = await start(KYC, aUser(), { 'POST /links/seller': refuse });
      expect(platform.toasts).toMatchObject([{ tone: 'error', message: 'Verify your e-mail first.' }]);
    });
  });
});

describe('/Coming-Soon', () => {
  const OPTIONS = {
    payment_methods: [
      { code: 'card', title: 'Card / Paystack', enabled: true, reason: null },
      { code: 'nkm_point', title: 'NKM Point', enabled: false, reason: 'Not available yet' },
    ],
    shipping_options: [
      { code: 'standard', title: 'Standard', enabled: false, reason: 'Coming Soon' },
      { code: 'of-a-newer-server', title: 'Drone', enabled: false, reason: 'Coming Soon' },
    ],
    delivery_types: [],
  };

  it('CAT-ROUTE-018 CAT-SCR-078 lists the options that checkout does not offer yet', async () => {
    const answers = { 'GET /checkout/options': () => ({ data: OPTIONS }) };
    await open('coming-soon', '/Coming-Soon', answers, { api: 1 });
    expect(screen.getByRole('heading', { level: 1, name: 'Coming Soon' })).toBeVisible();
    const said = (title: string) =>
      section(title)
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(said('Ways to pay')).toEqual([['NKM Point', 'Pay a whole order with the coins that you earned.']]);
    expect(said('Delivery options')).toEqual([
      ['Standard', 'A courier brings the parcel to your door. We choose the courier.'],
      ['Drone', ''],
    ]);
    expect(said('Available today')).toEqual([
      ['Card / Paystack', 'Pay with your card on the page of the payment provider.'],
    ]);
  });

  it('links to the shop when nothing is planned', async () => {
    const { platform } = await open('coming-soon', '/Coming-Soon');
    expect(platform.calls).toEqual([]);
    expect(screen.getByText(/Visit the shop/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Shopping' })).toHaveAttribute('href', '/shop');
  });
});

describe('server pages with their own address', () => {
  const FAQS = {
    id: 3,
    title: 'FAQs',
    slug: 'faqs',
    path: '/faqs',
    category: 'Quick links',
    sections: [
      {
        id: 1,
        type: 'Dropdown',
        title: 'How do I register as a seller?',
        content: '<p>Staff review <a href="/about">everybody</a>, <a href="//cdn.example/how">so</a>.</p>',
      },
      { id: 2, type: 'Dropdown', title: 'Why was my account blocked?', content: '<p>For fake documents.</p>' },
    ],
  };
  const answers = { 'GET /pages/:slug': () => ({ data: FAQS }) };

  it('CAT-ROUTE-016 CAT-SCR-073 CAT-SCR-074 /faqs folds answers under their questions and describes both for search engines', async () => {
    const { page, platform } = await open('faqs', '/faqs', answers);
    expect(platform.calls.map(({ call }) => call)).toEqual(['GET /pages/faqs']);
    await page.user.click(screen.getByText('Why was my account blocked?'));
    expect(screen.getByText('For fake documents.')).toBeVisible();
    expect(page.head).toMatchObject({
      title: 'FAQs',
      canonical: '/faqs',
      description: 'Staff review everybody, so. For fake documents.',
    });
    expect(page.head!.jsonLd![1]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: FAQS.sections.map(({ title, content }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: content.replace('"/about"', '"http://shop.test/about"') },
      })),
    });
  });

  it.each([
    ['CAT-ROUTE-020 CAT-SCR-075', 'our-press', '/Our-Press'],
    ['CAT-ROUTE-021 CAT-SCR-076', 'blog-list', '/Blog-List'],
  ])('%s %s shows the content from the server', async (_ids, id, at) => {
    const posts = [{ id: 1, type: 'Article', title: 'Six yards', content: '<p>Which fabric for which day?</p>' }];
    const { page, platform } = await open(id, at, {
      'GET /pages/:slug': () => ({ data: { ...FAQS, title: 'Posts', sections: posts } }),
    });
    expect(platform.calls.map(({ call }) => call)).toEqual([`GET /pages/${id}`]);
    expect(screen.getByRole('heading', { level: 1, name: 'Posts' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Six yards' })).toBeVisible();
    expect(page.head).toMatchObject({ canonical: at });
  });

  it('show a message and are noindex when the server has no content', async () => {
    const { page } = await open('faqs', '/faqs');
    expect(screen.getByText('There is no content here yet.')).toBeVisible();
    const [toForm] = screen.getAllByRole('link', { name: 'Contact Us' });
    expect(toForm).toHaveAttribute('href', '/Contact-Us');
    expect(page.head).toMatchObject({ title: 'FAQs', robots: 'noindex' });
  });

  it('name ways to get an answer beside the text, without the page itself', async () => {
    await open('faqs', '/faqs', answers);
    const help = within(screen.getByRole('complementary', { name: 'Do you need help?' }));
    const ways = help.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways).toEqual([
      ['Track your order', '/track-order'],
      ['Contact a store', '/store-detail'],
      ['Contact Us', '/Contact-Us'],
    ]);
  });

  it('have only one address', async () => {
    expect(await aShop(answers).visit('editorial', '/editorial/faqs')).toEqual({ redirectedTo: '/faqs' });
  });
});
