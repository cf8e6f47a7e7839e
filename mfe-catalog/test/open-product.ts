import type { Product, Settings } from '@nkm/contracts';
import type { Answers } from '@nkm/testing';
import { screen } from '@testing-library/react';
import { aProduct, aReview, aShop } from './shop-platform';

export interface OpenProduct {
  changes?: Partial<Product>;
  at?: string;
  answers?: Answers;
  settings?: Partial<Settings>;
}

/** Opens the page of the product 5, "Ankara dress", with five reviews. */
export async function openProduct({ changes, at = '/ankara-dress', answers, settings }: OpenProduct = {}) {
  const shop = aShop({
    'GET /products/:slug': () => ({ data: aProduct({ id: 5, ...changes }) }),
    'GET /products/:id/reviews': () => ({ data: [1, 2, 3, 4, 5].map((id) => aReview(id)) }),
    ...answers,
  });
  const { platform } = shop;
  Object.assign(platform, { settings: { ...platform.settings, ...settings } });
  const viewed: unknown[] = [];
  platform.bus.on('product.viewed', (event) => viewed.push(event));
  const page = await shop.open('product', at);
  await screen.findByRole('tablist');
  /** Opens one of the tabs and gives its panel. */
  async function openTab(name: string): Promise<HTMLElement> {
    await page.user.click(screen.getByRole('tab', { name }));
    return screen.getByRole('tabpanel', { name });
  }
  return { ...shop, shop, page, user: page.user, viewed, openTab };
}
