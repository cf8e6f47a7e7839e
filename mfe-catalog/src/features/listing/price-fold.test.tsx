import { PlatformProvider } from '@nkm/platform';
import { createTestPlatform } from '@nkm/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PriceFold } from './price-fold';

it('the price fields show the prices of the list again after Back, not those that were typed later', async () => {
  const platform = createTestPlatform('mfe-catalog');
  const listOf = (price_min?: number) => (
    <PlatformProvider platform={platform}>
      <PriceFold filters={price_min === undefined ? {} : { price_min }} range={{ min: 1, max: 9_000 }} />
    </PlatformProvider>
  );
  const field = () => screen.getByRole('textbox', { name: 'From ₦', hidden: true });
  const { rerender } = render(listOf(1_000));
  await userEvent.clear(field());
  await userEvent.type(field(), '5000');
  expect(field()).toHaveValue('5000');
  rerender(listOf(5_000)); // the new list
  expect(field()).toHaveValue('5000');
  rerender(listOf(1_000)); // Back
  expect(field()).toHaveValue('1000');
  rerender(listOf());
  expect(field()).toHaveValue('');
});
