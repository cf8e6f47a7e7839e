import { ada, bayo, dayo, efe, fatima } from '../shopper/accounts';
import { ACCOUNT_DIALOGS } from './account-dialogs';
import { buttonsSettle } from '../shopper/buttons-settle';
import { productsOnSale, productWithVariants } from '../shopper/catalogue';
import { verificationLink } from '../shopper/inbox';
import { aNewcomer, fillSignUp, finishSignUp } from '../shopper/sign-up';
import { tokenOf } from '../shopper/empty-cart';
import type { Shopper } from '../shopper/shopper';
import { ORDER_PAGES } from '../shopper/order-screens';
import { PAYMENT_PAGES } from './payment-screens';

const at = (path: string) => (shopper: Shopper) => shopper.visit(path);

/** The first entry of a list of the API. */
async function first<T>({ system }: Shopper, path: string): Promise<T> {
  const { data } = (await (await fetch(`${system.api}${path}`)).json()) as { data: T[] };
  return data[0]!;
}
const storeOf = async (shopper: Shopper) => (await first<{ profile_id: number }>(shopper, '/users/vendors')).profile_id;

/** Opens the dialogs of account deletion up to a step, without a real request for a code. */
async function leavesAsFarAs(shopper: Shopper, step: number): Promise<void> {
  const { page } = shopper;
  await shopper.arrivesSignedIn(ada, '/security');
  await page.route('**/deletion_request', (route) => route.fulfill({ json: {} }));
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const presses = [
    () => page.getByRole('button', { name: 'Delivery', exact: true }).click(),
    () => page.getByRole('radio', { name: /^Delete account/ }).check(),
    () => page.getByRole('radio', { name: 'Yes, pretty sure' }).check(),
    async () => undefined,
  ];
  for (const press of presses.slice(0, step - 1)) {
    await press();
    await buttonsSettle(page);
    await page.getByRole('dialog').getByRole('button', { name: 'PROCEED' }).click();
  }
  await page.getByText(`Step ${step} of 5`).waitFor();
}

/** Adds an address without the browser. Returns the token of its shopper and its id. */
async function anAddress({ system }: Shopper): Promise<{ token: string; id: number }> {
  const token = await tokenOf(ada, system);
  const state = await json<{ id: number; landmarks: { id: number }[] }>(`${system.api}/states/1`);
  const place = { state: state.id, lga: state.landmarks[0]!.id };
  const address = await json<{ id: number }>(`${system.api}/addresses`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...place, address: '12 Awolowo Road', phone: '08031234567' }),
  });
  return { token, id: address.id };
}

async function json<T>(url: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
}

/** How a shopper opens each page, by its address. A variant of the page follows after a comma. */
export const OPEN_PAGES: Record<string, (shopper: Shopper) => Promise<void>> = {
  '/': at('/'),
  '/shop': at('/shop'),
  '/shop, as a list': at('/shop?view=list'),
  '/shop/:slug': at('/shop/womens-clothing'),
  '/search/:query': at('/search/phone'),
  '/search/:query, without results': at('/search/qqqqzzzz'),
  '/:slug': async (shopper) => shopper.visit(`/${(await productsOnSale(shopper.system.api))[0]!.slug}`),
  '/:slug, with variants': async (shopper) => shopper.visit(`/${(await productWithVariants(shopper.system.api)).slug}`),
  '/compare': async (shopper) => {
    const slugs = (await productsOnSale(shopper.system.api)).slice(0, 2).map(({ slug }) => slug);
    await shopper.page.addInitScript((chosen) => localStorage.setItem('compare', chosen), JSON.stringify(slugs));
    await shopper.visit('/compare');
  },
  '/compare, empty': at('/compare'),
  '/coupon': at('/coupon'),
  '/coupon, filtering': async (shopper) => {
    await shopper.visit('/coupon');
    await shopper.page.getByRole('button', { name: 'Filter' }).click();
  },
  '/coupon, with a code': async (shopper) => {
    await shopper.arrivesSignedIn(ada, '/coupon');
    await shopper.page
      .getByRole('button', { name: /^Get Code/ })
      .first()
      .click();
    await shopper.page.getByRole('button', { name: 'Copy code', exact: true }).waitFor();
  },
  '/kids-home': at('/kids-home'),
  '/deals': at('/deals'),
  '/Flash-Deals': at('/Flash-Deals'),
  '/Hot-Deals': at('/Hot-Deals'),
  '/Shop-By-Brand': at('/Shop-By-Brand'),
  '/Vendor-Store': at('/Vendor-Store'),
  '/store-detail/:vendorId': async (shopper) => shopper.visit(`/store-detail/${await storeOf(shopper)}`),
  '/store-detail-info': async (shopper) => shopper.visit(`/store-detail-info?vendor=${await storeOf(shopper)}`),
  '/store-detail': at('/store-detail'),
  '/store-detail, of one vendor': async (shopper) => shopper.visit(`/store-detail?vendor=${await storeOf(shopper)}`),
  '/Contact-Us': async (shopper) => {
    await shopper.visit('/Contact-Us');
    await shopper.page.getByLabel('Subject').fill('A question');
  },
  '/editorial/:pageSlug': async (shopper) =>
    shopper.visit(`/editorial/${(await first<{ slug: string }>(shopper, '/pages')).slug}`),
  '/faqs': at('/faqs'),
  '/about': at('/about'),
  '/become-a-vendor': at('/become-a-vendor'),
  '/Our-Press': at('/Our-Press'),
  '/Blog-List': at('/Blog-List'),
  '/Coming-Soon': at('/Coming-Soon'),
  '/account': at('/account'),
  '/account, signing up': async (shopper) => {
    await shopper.visit('/account?sign-up');
    await shopper.page.getByLabel('Surname').press('Enter');
  },
  '/account, at the agreement': (shopper) => fillSignUp(shopper, aNewcomer()),
  '/register-verify-email': async (shopper) => {
    await shopper.keepsToken(await tokenOf(bayo, shopper.system));
    await shopper.visit('/register-verify-email');
  },
  '/account/verify-email': async (shopper) => {
    const newcomer = aNewcomer();
    await fillSignUp(shopper, newcomer);
    await finishSignUp(shopper.page);
    await shopper.page.waitForURL('**/register-verify-email');
    await shopper.page.goto(await verificationLink(shopper.system.inbox, newcomer.email));
    await shopper.page.getByRole('button', { name: 'Verify this email' }).waitFor();
  },
  '/account/verify-email, used before': (shopper) => shopper.visit('/account/verify-email?token=used-before'),
  '/account/undo-email': (shopper) => shopper.visit('/account/undo-email?token=used-before'),
  '/cart': at('/cart'),
  '/cart, with a product': async (shopper) => {
    await shopper.visit('/shop');
    await shopper.addToCart((await productsOnSale(shopper.system.api))[0]!.title);
    await shopper.openCart();
  },
  '/wishlist': at('/wishlist'),
  '/security': (shopper) => shopper.arrivesSignedIn(ada, '/security'),
  '/security, reasons for leaving': (shopper) => leavesAsFarAs(shopper, 1),
  '/security, deactivation or deletion': (shopper) => leavesAsFarAs(shopper, 2),
  '/security, confirmation': (shopper) => leavesAsFarAs(shopper, 3),
  '/security, the form': (shopper) => leavesAsFarAs(shopper, 4),
  '/security, the code': (shopper) => leavesAsFarAs(shopper, 5),
  '/addresses': async (shopper) => {
    const { token } = await anAddress(shopper);
    await shopper.keepsToken(token);
    await shopper.visit('/addresses');
  },
  '/addresses/add': async (shopper) => {
    await shopper.arrivesSignedIn(ada, '/addresses/add');
    await shopper.page.getByRole('button', { name: 'Save address' }).click(); // shows the errors
  },
  '/addresses/edit/:id': async (shopper) => {
    const { token, id } = await anAddress(shopper);
    await shopper.keepsToken(token);
    await shopper.visit(`/addresses/edit/${id}`);
    await shopper.page.getByRole('button', { name: /^State/ }).waitFor();
  },
  '/notifications': (shopper) => shopper.arrivesSignedIn(ada, '/notifications'),
  '/recent-viewed-product': (shopper) => shopper.arrivesSignedIn(ada, '/recent-viewed-product'),
  '/password/reset': (shopper) => shopper.visit('/password/reset?token=used-before'),
  '/password/change': (shopper) => shopper.arrivesSignedIn(ada, '/password/change'),
  '/profile': (shopper) => shopper.arrivesSignedIn(ada, '/profile'),
  '/profile, locked': (shopper) => shopper.arrivesSignedIn(efe, '/profile'),
  '/profile/confirm-email': (shopper) => shopper.arrivesSignedIn(ada, '/profile/confirm-email?token=used-before'),
  '/verify-phone': (shopper) => shopper.arrivesSignedIn(dayo, '/verify-phone'),
  '/payment-error': (shopper) => shopper.arrivesSignedIn(ada, '/payment-error'),
  'an unknown address': at('/no/such/path'),
  '/KycVerification': (shopper) => shopper.arrivesSignedIn(efe, '/KycVerification'),
  '/KycVerification, rejected': (shopper) => shopper.arrivesSignedIn(fatima, '/KycVerification'),
  '/KycVerification, signed out': at('/KycVerification'),
  '/google_signup': at('/google_signup'),
  '/twitter_signup': at('/twitter_signup'),
  '/apple_signup': at('/apple_signup'),
  '/addresses, deleting one': async (shopper) => {
    const { token } = await anAddress(shopper);
    await shopper.keepsToken(token);
    await shopper.visit('/addresses');
    await shopper.page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await shopper.page.getByRole('dialog').waitFor();
  },
  ...ACCOUNT_DIALOGS,
  ...ORDER_PAGES,
  ...PAYMENT_PAGES,
};

/** The pages from the cart to the paid order, which one test visits in sequence. */
export const ON_THE_WAY = [
  '/checkout',
  '/shipping',
  '/payment',
  '/payment-success',
  '/my-orders',
  '/order-details/:id/:invoice',
];
