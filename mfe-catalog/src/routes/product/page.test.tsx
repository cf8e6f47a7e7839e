import type { Product } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { type Answers, buttonsSettle, stopClock } from '@nkm/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openProduct } from '../../../test/open-product';
import { aProduct, aShop, aVariant } from '../../../test/shop-platform';
import { routes } from '../../expose/routes';

const indigo = aVariant(21, 'Indigo', 'M', { quantity: 2, original_price: 28000 });
const red = aVariant(22, 'Red', 'M', { quantity: 0 });

const open = (changes: Partial<Product> = {}, at?: string, answers?: Answers) => openProduct({ changes, at, answers });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const mainPicture = () => screen.getByRole('link', { name: 'Enlarge the picture' });

describe('the product page', () => {
  it('CAT-ROUTE-007 is matched after every other route', () => {
    expect(routes.at(-1)).toMatchObject({ path: '/:slug', id: 'product' });
  });

  it('CAT-CALL-008 shows the product of the address and records the view', async () => {
    const { platform, viewed } = await open();
    expect(platform.calls[0]!.call).toBe('GET /products/ankara-dress');
    expect(screen.getByRole('heading', { level: 1, name: 'Ankara dress' })).toBeVisible();
    expect(viewed).toEqual([{ productId: 5, slug: 'ankara-dress' }]);
  });

  it('CAT-SCR-021 is below Home, category and subcategory in the breadcrumb', async () => {
    await open();
    const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Home',
      'Clothing & Apparel',
      "Women's Clothing",
      'Ankara dress',
    ]);
  });

  it('CAT-SCR-024 shows title, stars and category', async () => {
    await open({ star_summary: { '1': 0, '2': 0, '3': 1, '4': 1, '5': 2 }, stars: 4 });
    const summary = screen.getByRole('heading', { level: 1 }).parentElement!;
    expect(within(summary).getByRole('img', { name: '4.3 out of 5 stars' })).toBeVisible();
    expect(within(summary).getByRole('link', { name: "Women's Clothing" })).toHaveAttribute(
      'href',
      '/shop/womens-clothing',
    );
  });

  it('CAT-SCR-025 strikes out the original price and shows the saving only when the product is cheaper', async () => {
    const { page } = await open({ selling_price: 7500, original_price: 10000 });
    expect(screen.getByText('₦7,500.00')).toBeVisible();
    expect(screen.getByText('₦10,000.00').closest('s')).not.toBeNull();
    expect(screen.getByText('-25%')).toBeVisible();
    page.unmount();
    await open({ selling_price: 10000, original_price: 10000 });
    expect(screen.queryByText(/^-\d+%$/)).toBeNull();
    expect(document.querySelector('s')).toBeNull();
  });

  it('CAT-SCR-026 names the store, or else the vendor', async () => {
    const seller = () => screen.getByText('Sold by').nextElementSibling;
    const { page } = await open();
    expect(seller()).toHaveTextContent('Ngozi Fabrics');
    page.unmount();
    await open({ vendor: { id: 7, name: 'Ngozi Eze', store_name: '' } });
    expect(seller()).toHaveTextContent('Ngozi Eze');
  });

  it('shows the stars of the store beside its name, unless the server knows none', async () => {
    const seller = () => screen.getByText('Sold by').nextElementSibling as HTMLElement;
    const stars = (five: number) => ({ '1': 0, '2': 0, '3': 0, '4': five, '5': five });
    const { page } = await open({
      vendor: { id: 7, name: 'Ngozi Eze', store_name: 'Ngozi Fabrics', star_summary: stars(10) },
    });
    expect(within(seller()).getByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible();
    expect(seller()).toHaveTextContent('Ngozi Fabrics4.5 out of 5 stars(20)');
    page.unmount();
    const { page: unrated } = await open({
      vendor: { id: 7, name: 'Ngozi Eze', store_name: '', star_summary: stars(0) },
    });
    expect(within(seller()).queryByRole('img')).toBeNull();
    unrated.unmount();
    await open();
    expect(within(seller()).queryByRole('img')).toBeNull();
  });

  it('shows whether it is new or used, also to search engines', async () => {
    const { page } = await open({ condition: 'Used' });
    expect(screen.getByText('Condition').nextElementSibling).toHaveTextContent('Used');
    expect(page.head!.jsonLd![0]).toMatchObject({ offers: { itemCondition: 'https://schema.org/UsedCondition' } });
    page.unmount();
    const { page: strange } = await open({ condition: 'Like new' });
    expect(screen.getByText('Condition').nextElementSibling).toHaveTextContent('Like new');
    expect(strange.head!.jsonLd![0]).not.toHaveProperty('offers.itemCondition');
    strange.unmount();
    await open({ condition: '' });
    expect(screen.queryByText('Condition')).toBeNull();
  });

  it('CAT-SCR-022 shows the main picture and the other pictures to choose from', async () => {
    const { user } = await open();
    const main = () => within(mainPicture()).getByRole('img').getAttribute('src');
    expect(main()).toBe('/api/pictures/dress-5/320.webp');
    await user.click(button('Picture 3 of 3'));
    expect(main()).toBe('/api/pictures/detail/640.webp');
    expect(button('Picture 3 of 3')).toHaveAttribute('aria-pressed', 'true');
  });

  it('CAT-SCR-023 previews the pictures in a dialog, one after another', async () => {
    const { user } = await open();
    await user.click(mainPicture());
    const dialog = await screen.findByRole('dialog', { name: 'Ankara dress' });
    expect(within(dialog).getByRole('img', { name: 'Ankara dress: Picture 1 of 3' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Previous picture' }));
    expect(within(dialog).getByRole('img', { name: 'Ankara dress: Picture 3 of 3' })).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(within(dialog).getByRole('img', { name: 'Ankara dress: Picture 1 of 3' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('zooms a picture with buttons and keys, and arrow keys then pan instead of changing it', async () => {
    const { user } = await open();
    await user.click(mainPicture());
    const dialog = await screen.findByRole('dialog', { name: 'Ankara dress' });
    const zoom = () => within(dialog).getByRole('img').closest('[data-zoom]')!.getAttribute('data-zoom');
    const press = (name: string) => user.click(within(dialog).getByRole('button', { name }));
    expect(within(dialog).getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
    await press('Zoom in');
    await user.keyboard('+');
    expect(zoom()).toBe('3');
    expect(within(dialog).getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{ArrowRight}');
    expect(within(dialog).getByRole('img', { name: 'Ankara dress: Picture 1 of 3' })).toBeVisible();
    await user.keyboard('-');
    expect(zoom()).toBe('2');
    await press('Next picture');
    expect(within(dialog).getByRole('img', { name: 'Ankara dress: Picture 2 of 3' })).toBeVisible();
    expect(zoom()).toBe('1');
  });

  it('CAT-SCR-027 has links that share it on three networks', async () => {
    await open();
    for (const network of ['Facebook', 'Twitter', 'WhatsApp']) {
      const link = screen.getByRole('link', { name: `Share on ${network}` });
      expect(decodeURIComponent(link.getAttribute('href')!)).toContain('http://shop.test/ankara-dress');
    }
    expect(screen.queryByRole('button', { name: 'More ways' })).toBeNull();
  });

  it('uses the share sheet of the device when it has one', async () => {
    const share = jest
      .fn()
      .mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
      .mockResolvedValue(undefined);
    Object.assign(navigator, { share });
    try {
      const { user, platform } = await open();
      await user.click(await screen.findByRole('button', { name: 'More ways' }));
      await user.click(button('More ways'));
      expect(share).toHaveBeenLastCalledWith({ title: 'Ankara dress', url: 'http://shop.test/ankara-dress' });
      expect(platform.toasts).toEqual([]);
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });

  it('CAT-SCR-042 links sellers to /account, or to the landing page when no seller site is set', async () => {
    const { page } = await openProduct();
    expect(screen.getByRole('link', { name: 'Sell on NKM' })).toHaveAttribute('href', '/become-a-vendor');
    page.unmount();
    await openProduct({ settings: { links: { kyc: 'https://kyc.example' } } });
    expect(screen.getByRole('link', { name: 'Sell on NKM' })).toHaveAttribute('href', '/account');
  });

  it('CAT-SCR-036 lists the specification as names and values', async () => {
    const { openTab } = await open();
    await openTab('Specification');
    expect(screen.getByRole('rowheader', { name: 'Material' }).nextElementSibling).toHaveTextContent('Cotton');
  });
});

describe('buying from the product page', () => {
  it('CAT-SCR-029 SHR-MSG-004 has a quantity box that stays between 1 and the stock and warns', async () => {
    const { user, platform } = await open({ quantity: 2 });
    const quantity = () => screen.getByRole('textbox', { name: 'Quantity' });
    expect(quantity()).toHaveValue('1');
    expect(button('One less')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('One more'));
    expect(quantity()).toHaveValue('2');
    await user.click(button('One more'));
    expect(quantity()).toHaveValue('2');
    expect(platform.toasts).toEqual([{ tone: 'warning', message: 'Maximum quantity reached for this product' }]);
  });

  it('CAT-SCR-030 adds that many to the cart, or removes the product from it', async () => {
    const { shop, user } = await open({ quantity: 9 });
    await shop.openCart();
    await user.click(button('One more'));
    stopClock();
    await user.click(button('Add to cart'));
    expect(await screen.findByRole('button', { name: 'Remove from cart' })).toBeVisible();
    expect(shop.lines).toMatchObject([{ quantity: 2, product: { id: 5, selling_price: 8500, variant: null } }]);
    const viewCart = screen.getByRole('link', { name: 'View cart (2)' });
    expect(viewCart).toHaveAttribute('href', '/cart');
    expect(viewCart).toHaveClass('main'); // the main button of the product
    expect(button('Buy Now')).toHaveClass('quiet');
    await user.click(button('Remove from cart')); // the second of two quick presses
    expect(shop.lines).toHaveLength(1);
    buttonsSettle();
    await user.click(button('Remove from cart'));
    expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeVisible();
    expect(shop.lines).toEqual([]);
  });

  it('says that there are no reviews yet, without grey stars', async () => {
    await open({ stars: 0 });
    expect(screen.getByRole('link', { name: 'No reviews yet' })).toHaveAttribute('href', '#reviews');
    expect(screen.queryByTitle('0 out of 5 stars')).toBeNull();
  });

  it('shows a pending command, and an error when the cart is unavailable', async () => {
    const { platform, shop, user } = await open();
    await user.click(button('Add to cart'));
    expect(button('Add to cart')).toHaveAttribute('aria-busy', 'true');
    expect(button('Buy Now')).toHaveAttribute('aria-disabled', 'true');
    await shop.loseCart();
    expect(button('Add to cart')).not.toHaveAttribute('aria-busy');
    expect(platform.toasts).toEqual([
      {
        tone: 'error',
        message: 'The cart cannot be reached at the moment. Nothing was changed. Please try again.',
      },
    ]);
  });

  it('CAT-SCR-031 Buy Now adds the product and opens the cart', async () => {
    const { shop, platform, user } = await open();
    await shop.openCart();
    await user.click(button('Buy Now'));
    await waitFor(() => expect(platform.navigations).toEqual(['/cart']));
    expect(shop.lines).toHaveLength(1);
    await user.click(button('Buy Now'));
    await waitFor(() => expect(platform.navigations).toEqual(['/cart', '/cart']));
    expect(shop.lines).toHaveLength(1);
  });

  it.each([{ older: false }, { older: true }])(
    'Buy Now of a product in the cart sets the chosen quantity (%p)',
    async ({ older }) => {
      const { shop, platform, user } = await open();
      await shop.openCart('added', { older });
      await user.click(button('Add to cart'));
      await waitFor(() => expect(shop.lines).toMatchObject([{ quantity: 1 }]));
      await user.click(button('One more'));
      await user.click(button('One more'));
      await user.click(button('Buy Now'));
      await waitFor(() => expect(platform.navigations).toEqual(['/cart']));
      expect(shop.lines).toMatchObject([{ quantity: 3 }]);
    },
  );

  it('stays on the page when the product cannot be added', async () => {
    const { shop, platform, user } = await open();
    await shop.openCart('refused');
    await user.click(button('Buy Now'));
    await waitFor(() => expect(button('Buy Now')).not.toHaveAttribute('aria-disabled', 'true'));
    expect(platform.navigations).toEqual([]);
  });

  it('does not sell a product out of stock', async () => {
    await open({ quantity: 0 });
    expect(button('Add to cart')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Buy Now')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Out Of Stock')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Quantity' })).toBeNull();
    expect(button(/^Add to wishlist/)).toBeVisible();
  });

  it('names a delivery price and day only while it is in stock', async () => {
    const settings = { delivery: { pickup: 1200, freeOver: 10_000 } };
    const { page } = await openProduct({ changes: { selling_price: 9000, quantity: 2 }, settings });
    expect(await screen.findByText(/^, by \w+day/)).toBeVisible();
    page.unmount();
    await openProduct({ changes: { selling_price: 9000, quantity: 0 }, settings });
    expect(screen.queryByText(/^, by \w+day/)).toBeNull();
    expect(screen.queryByText(/^Pickup from/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Estimate delivery' })).toBeNull();
  });

  it('offers "Notify me" in place of the cart buttons while it is sold out', async () => {
    await openProduct({ changes: { quantity: 0 }, settings: { api: 1 } });
    const notify = await screen.findByRole('button', { name: 'Notify me' });
    await waitFor(() => expect(notify).not.toHaveAttribute('aria-busy'));
    expect(notify.closest('[data-page-bar]')?.getAttribute('data-price')).toMatch(/^₦[\d,]+\.\d\d$/);
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Buy Now' })).toBeNull();
  });

  it('can be paid by card, as documented, unless the server says more', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Secure payment by card' })).toHaveAttribute('href', '/editorial/payment');
  });

  it('names the ways to pay that the server enables', async () => {
    await openProduct({ settings: { payments: ['card', 'cash_on_delivery'] } });
    expect(screen.getByRole('link', { name: 'Secure payment by card or cash on delivery' })).toBeVisible();
  });

  it('keeps no bar on phones for buttons that can do nothing', async () => {
    await open({ quantity: 0 });
    expect(button('Buy Now').closest('[data-page-bar]')).toBeNull();
  });

  it('CAT-SCR-032 has a heart for the wishlist', async () => {
    const { shop, user } = await open();
    await shop.openCart();
    await user.click(button(/^Add to wishlist/));
    expect(await screen.findByRole('button', { name: /^Remove from wishlist/ })).toBeVisible();
  });
});

describe('the variants of a product', () => {
  const variants = [indigo, red, aVariant(23, 'Red', 'L')];

  const radios = () => screen.getAllByRole<HTMLInputElement>('radio');

  it('CAT-SCR-028 are chosen by their values, each with its price, stock and picture', async () => {
    const { user, shop, page } = await open({ variants, variants_id: 21 });
    await shop.openCart();
    const source = () => within(mainPicture()).getByRole('img').getAttribute('src');
    expect(screen.getByText('From').nextElementSibling).toHaveTextContent('₦21,000.00');
    expect(screen.getByText('In stock')).toBeVisible();
    expect(source()).toBe('/api/pictures/variant-21/640.webp');

    await user.click(screen.getByRole('radio', { name: 'L' }));
    expect(page.router.state.location.search).toBe('');
    expect(source()).toBe('/api/pictures/variant-23/640.webp');
    await user.click(screen.getByRole('radio', { name: 'Red' }));
    expect(page.router.state.location.search).toBe('?variant=23');
    expect(screen.getByText('₦23,000.00')).toBeVisible();
    expect(screen.queryByText('From')).toBeNull();
    await user.click(button('Add to cart'));
    await screen.findByRole('button', { name: 'Remove from cart' });
    expect(shop.lines).toMatchObject([{ product: { id: 5, selling_price: 23000, quantity: 5, variant: { id: 23 } } }]);
  });

  it.each(['Add to cart', 'Buy Now'])('are asked for in place by "%s", and the choice gets the focus', async (name) => {
    const { user, shop, platform } = await open({ variants, variants_id: 21 });
    await shop.openCart();
    expect(radios().filter(({ checked }) => checked)).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(button(name));
    expect(scrolled).toHaveBeenCalledWith({ block: 'center' });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Choose the colour and the size first. Nothing was added to the cart.',
    );
    const colours = screen.getByRole('group', { name: 'Colour' });
    expect(colours).toHaveAccessibleDescription(/^Choose the colour/);
    expect(within(colours).getByRole('radio', { name: 'Indigo' })).toHaveFocus();
    expect(shop.lines).toEqual([]);

    await user.keyboard(' ');
    expect(within(colours).getByRole('radio', { name: 'Indigo' })).toBeChecked();
    expect(within(screen.getByRole('group', { name: 'Size' })).getByRole('alert')).toHaveTextContent(
      'Choose the size first.',
    );
    await user.click(screen.getByRole('radio', { name: 'M' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button(name));
    await waitFor(() => expect(shop.lines).toMatchObject([{ product: { variant: { id: 21 } } }]));
    if (name === 'Buy Now') expect(platform.navigations).toEqual(['/cart']);
  });

  it('need no choice when there is one, or no size', async () => {
    const { page } = await open({ variants: [indigo], variants_id: 21 });
    expect(radios().every(({ checked }) => checked)).toBe(true);
    expect(screen.getByText('Only 2 left')).toBeVisible();
    page.unmount();
    const colours = [indigo, red].map((one) => ({ ...one, values: one.values.slice(0, 1) }));
    const { user, shop } = await open({ variants: colours, variants_id: 21 });
    await shop.openCart();
    expect(screen.getByRole('radio', { name: 'Indigo' })).toBeChecked();
    await user.click(button('Add to cart'));
    await waitFor(() => expect(shop.lines).toMatchObject([{ product: { variant: { id: 21 } } }]));
  });

  it('explain their sizes in a dialog', async () => {
    const { user } = await open({ variants });
    await user.click(button('Size guide'));
    const guide = await screen.findByRole('dialog', { name: 'Size guide' });
    expect(within(guide).getByRole('rowheader', { name: 'M' }).nextElementSibling).toHaveTextContent('90–98');
    await user.click(within(guide).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('have no guide for a storage', async () => {
    const sold = [64, 128].map((gb, index) =>
      aVariant(31 + index, 'Black', 'M', { values: [{ title: 'Storage', value: `${gb} GB` }] }),
    );
    await open({ variants: sold });
    expect(screen.getByRole('radio', { name: /64 GB/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Size guide' })).toBeNull();
  });

  it('are separate lines in the cart', async () => {
    const { user, shop } = await open({ variants }, '/ankara-dress?variant=21');
    await shop.openCart();
    await user.click(button('Add to cart'));
    await screen.findByRole('button', { name: 'Remove from cart' });
    await user.click(screen.getByRole('radio', { name: 'L, changes other options' }));
    expect(button('Add to cart')).toBeVisible();
  });

  it('follow the address, also for a sold-out variant', async () => {
    await open({ variants }, '/ankara-dress?variant=22');
    expect(screen.getByRole('radio', { name: 'Red, Out Of Stock' })).toBeChecked();
    expect(button('Add to cart')).toHaveAttribute('aria-disabled', 'true');
  });

  it('offer "Notify me" for a sold-out choice, and the cart buttons for one in stock', async () => {
    const { user, shop } = await openProduct({
      changes: { variants },
      at: '/ankara-dress?variant=22',
      settings: { api: 1 },
    });
    await shop.openCart();
    expect(await screen.findByRole('button', { name: 'Notify me' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'L' }));
    expect(button('Add to cart')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Notify me' })).toBeNull();
  });

  it('keep the quantity within the stock of the new choice', async () => {
    const { user } = await open({ variants }, '/ankara-dress?variant=23');
    await user.click(button('One more'));
    await user.click(button('One more'));
    await user.click(screen.getByRole('radio', { name: 'Indigo, changes other options' }));
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  });
});

describe('addresses of products', () => {
  const load = (at: string, answers: Answers) => aShop(answers).visit('product', at);
  const notFound = () => {
    throw new ApiError(404, 'No such product');
  };

  it('answer "not found" for an unknown or invalid slug', async () => {
    expect(await load('/no-such-thing', { 'GET /products/:slug': notFound })).toEqual({ notFound: true });
    expect(await load('/wishlist', {})).toEqual({ notFound: true });
  });

  it('redirect from an id or another spelling to the slug and keep the variant', async () => {
    const answers = { 'GET /products/:slug': () => ({ data: aProduct() }) };
    expect(await load('/5?variant=21', answers)).toEqual({ redirectedTo: '/ankara-dress?variant=21' });
    expect(await load('/Ankara-Dress', answers)).toEqual({ redirectedTo: '/ankara-dress' });
  });

  it('fail with the cause for any other failure', async () => {
    const down = () => {
      throw new ApiError(503, 'Down');
    };
    await expect(load('/ankara-dress', { 'GET /products/:slug': down })).rejects.toMatchObject({ status: 503 });
  });
});

describe('the head of a product page', () => {
  it('has title, description, one canonical address for all variants and the picture to preload', async () => {
    const { page } = await open({ variants: [indigo, red] }, '/ankara-dress?variant=22');
    expect(page.head).toMatchObject({
      title: 'Ankara dress',
      description: 'Bright wax print.',
      canonical: '/ankara-dress',
      image: '/api/pictures/variant-22/640.webp',
      preloadPicture: { src: '/api/pictures/variant-22/640.webp' },
    });
  });

  it('describes product, price and seller for search engines', async () => {
    const { page } = await open();
    expect(page.head!.jsonLd).toMatchObject([
      {
        '@type': 'Product',
        name: 'Ankara dress',
        url: 'http://shop.test/ankara-dress',
        offers: {
          price: '8500.00',
          priceCurrency: 'NGN',
          availability: 'https://schema.org/InStock',
          seller: { name: 'Ngozi Fabrics' },
        },
        aggregateRating: { ratingValue: '4.3', reviewCount: 4 },
      },
      { '@type': 'BreadcrumbList', itemListElement: [{}, {}, {}, { position: 4, name: 'Ankara dress' }] },
    ]);
  });
});
