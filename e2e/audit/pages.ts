import { productsOnSale, productWithVariants } from '../shopper/catalogue';
import type { Shopper } from '../shopper/shopper';

/** How a shopper gets to each page, and what it looks like then. */
export const OPEN_PAGES: Record<string, (shopper: Shopper) => Promise<void>> = {
  home: (shopper) => shopper.visit('/'),
  shop: (shopper) => shopper.visit('/shop'),
  'a search': (shopper) => shopper.visit('/search/phone'),
  'a search that finds nothing': (shopper) => shopper.visit('/search/qqqqzzzz'),
  'a product': async (shopper) => shopper.visit(`/${(await productsOnSale(shopper.system.api))[0]!.slug}`),
  'a product with variants': async (shopper) =>
    shopper.visit(`/${(await productWithVariants(shopper.system.api)).slug}`),
  'the comparison': async (shopper) => {
    const slugs = (await productsOnSale(shopper.system.api)).slice(0, 2).map(({ slug }) => slug);
    await shopper.page.addInitScript((chosen) => localStorage.setItem('compare', chosen), JSON.stringify(slugs));
    await shopper.visit('/compare');
  },
  'the page for kids': (shopper) => shopper.visit('/kids-home'),
  'the contact form': async (shopper) => {
    await shopper.visit('/Contact-Us');
    await shopper.page.getByLabel('Subject').fill('A question');
  },
  'the questions': (shopper) => shopper.visit('/faqs'),
  'about the marketplace': (shopper) => shopper.visit('/about'),
  'for sellers': (shopper) => shopper.visit('/become-a-vendor'),
  'sign-in': (shopper) => shopper.visit('/account'),
  'the empty cart': (shopper) => shopper.visit('/cart'),
  'the cart': async (shopper) => {
    await shopper.visit('/shop');
    await shopper.addToCart((await productsOnSale(shopper.system.api))[0]!.title);
    await shopper.openCart();
  },
  'the wishlist': (shopper) => shopper.visit('/wishlist'),
  'an unknown address': (shopper) => shopper.visit('/no/such/path'),
};
