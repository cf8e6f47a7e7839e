import { createTestPlatform, renderInShop } from '@nkm/testing';
import { screen, waitFor } from '@testing-library/react';
import { Gallery } from './gallery';

jest.mock('./picture-preview', () => {
  throw new Error('Loading chunk failed');
});

it('says so when the large picture cannot be loaded; the page and the link to the picture stay', async () => {
  const platform = createTestPlatform('mfe-catalog');
  const { user } = renderInShop(<Gallery title="Ankara dress" pictures={[{ src: '/dress.webp' }]} />, { platform });
  const link = screen.getByRole('link', { name: 'Enlarge the picture' });
  await user.click(link);
  await waitFor(() => expect(platform.toasts).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(link).toHaveAttribute('href', '/dress.webp');
});
