import { ada, bayo } from '../shopper/accounts';
import { productsOnSale, productWithVariants } from '../shopper/catalogue';
import { aNewcomer, fillSignUp } from '../shopper/sign-up';
import { tokenOf } from '../shopper/empty-cart';
import type { Shopper } from '../shopper/shopper';

const at = (path: string) => (shopper: Shopper) => shopper.visit(path);

/** The first of what the API lists. */
async function first<T>({ system }: Shopper, path: string): Promise<T> {
  const { data } = (await (await fetch(`${system.api}${path}`)).json()) as { data: T[] };
  return data[0]!;
}
const storeOf = async (shopper: Shopper) => (await first<{ profile_id: number }>(shopper, '/users/vendors')).profile_id;

/** Opens the dialogs of leaving up to a step; no code is asked for in earnest. */
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
    await page.getByRole('dialog').getByRole('button', { name: 'PROCEED' }).click();
  }
  await page.getByText(`Step ${step} of 5`).waitFor();
}

/** How a shopper gets to each page, by its address; after a comma what else it can look like. */
export const OPEN_PAGES: Record<string, (shopper: Shopper) => Promise<void>> = {
  '/': at('/'),
  '/shop': at('/shop'),
  '/shop, as a list': at('/shop?view=list'),
  '/shop/:slug': at('/shop/womens-clothing'),
  '/search/:query': at('/search/phone'),
  '/search/:query, nothing found': at('/search/qqqqzzzz'),
  '/:slug': async (shopper) => shopper.visit(`/${(await productsOnSale(shopper.system.api))[0]!.slug}`),
  '/:slug, with variants': async (shopper) => shopper.visit(`/${(await productWithVariants(shopper.system.api)).slug}`),
  '/compare': async (shopper) => {
    const slugs = (await productsOnSale(shopper.system.api)).slice(0, 2).map(({ slug }) => slug);
    await shopper.page.addInitScript((chosen) => localStorage.setItem('compare', chosen), JSON.stringify(slugs));
    await shopper.visit('/compare');
  },
  '/compare, empty': at('/compare'),
  '/kids-home': at('/kids-home'),
  '/deals': at('/deals'),
  '/Flash-Deals': at('/Flash-Deals'),
  '/Hot-Deals': at('/Hot-Deals'),
  '/Shop-By-Brand': at('/Shop-By-Brand'),
  '/Vendor-Store': at('/Vendor-Store'),
  '/store-detail/:vendorId': async (shopper) => shopper.visit(`/store-detail/${await storeOf(shopper)}`),
  '/store-detail-info': async (shopper) => shopper.visit(`/store-detail-info?vendor=${await storeOf(shopper)}`),
  '/store-detail': at('/store-detail'),
  '/store-detail, of one': async (shopper) => shopper.visit(`/store-detail?vendor=${await storeOf(shopper)}`),
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
  '/cart': at('/cart'),
  '/cart, with a product': async (shopper) => {
    await shopper.visit('/shop');
    await shopper.addToCart((await productsOnSale(shopper.system.api))[0]!.title);
    await shopper.openCart();
  },
  '/wishlist': at('/wishlist'),
  '/security': (shopper) => shopper.arrivesSignedIn(ada, '/security'),
  '/security, why to leave': (shopper) => leavesAsFarAs(shopper, 1),
  '/security, rest or deletion': (shopper) => leavesAsFarAs(shopper, 2),
  '/security, sure or not': (shopper) => leavesAsFarAs(shopper, 3),
  '/security, the form': (shopper) => leavesAsFarAs(shopper, 4),
  '/security, the code': (shopper) => leavesAsFarAs(shopper, 5),
  '/password/reset': (shopper) => shopper.visit('/password/reset?token=used-before'),
  '/password/change': (shopper) => shopper.arrivesSignedIn(ada, '/password/change'),
  '/payment-error': (shopper) => shopper.arrivesSignedIn(ada, '/payment-error'),
  'an unknown address': at('/no/such/path'),
};

/** Those on the way from the cart to the paid order, which is walked in one go. */
export const ON_THE_WAY = [
  '/checkout',
  '/shipping',
  '/payment',
  '/payment-success',
  '/my-orders',
  '/order-details/:id/:invoice',
];
