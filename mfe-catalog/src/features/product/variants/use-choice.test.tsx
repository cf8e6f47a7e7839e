import { PlatformProvider } from '@nkm/platform';
import { createTestPlatform } from '@nkm/testing';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { aProduct, aVariant } from '../../../../test/shop-platform';
import { pickProduct } from '../product-view';
import { useChoice } from './use-choice';
import { VariantPicker } from './variant-picker';

const product = pickProduct(
  aProduct({ variants: [aVariant(1, 'Red', 'M'), aVariant(2, 'Blue', 'M'), aVariant(3, 'Blue', 'L')], variants_id: 1 }),
);

function Picker() {
  const { choose, picks, missing } = useChoice(product);
  return (
    <VariantPicker
      {...{ product, variants: product.variants, picks, missing, asked: false, onChoose: choose }}
      firstMissing={{ current: null }}
    />
  );
}

/** The server's page, in which the shopper chooses before React hydrates it. */
async function chooseEarly(at: string, name: string) {
  const router = createMemoryRouter([{ path: '/:slug', element: <Picker /> }], { initialEntries: [at] });
  const page = (
    <PlatformProvider platform={createTestPlatform('mfe-catalog')}>
      <RouterProvider router={router} />
    </PlatformProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  screen.getByRole('radio', { name }).click();
  await act(async () => void render(page, { container, hydrate: true }));
  return router;
}

describe('a variant chosen before hydration', () => {
  afterEach(() => document.body.replaceChildren());

  it('is in the address when the choice is complete', async () => {
    const router = await chooseEarly('/ankara-dress?variant=2', 'L');
    expect(router.state.location.search).toBe('?variant=3');
    expect(screen.getByRole('radio', { name: 'L' })).toBeChecked();
  });

  it('stays chosen while a size is missing', async () => {
    const router = await chooseEarly('/ankara-dress', 'Blue');
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('radio', { name: 'Blue' })).toBeChecked();
  });
});
