import { createTestPlatform, renderInShop } from '@nkm/testing';
import { screen, waitFor } from '@testing-library/react';
import { Gallery } from './gallery';

jest.mock('./picture-preview', () => {
  throw new Error('Loading chunk failed');
});

describe('the gallery of a product', () => {
  it('shows an error when the preview cannot be loaded and keeps the page and the link to the picture', async () => {
    const platform = createTestPlatform('mfe-catalog');
    const { user } = renderInShop(<Gallery title="Ankara dress" pictures={[{ src: '/dress.webp' }]} />, { platform });
    const link = screen.getByRole('link', { name: 'Enlarge the picture' });
    await user.click(link);
    await waitFor(() => expect(platform.toasts).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(link).toHaveAttribute('href', '/dress.webp');
  });

  it.each([
    ['A red dress', 'A red dress'],
    [undefined, 'Ankara dress'],
  ])('describes a picture with the alternative text %s as %s', (alt, name) => {
    const picture = { src: '/1.webp', srcset: '', width: 960, height: 960, ...(alt && { alt }) };
    const platform = createTestPlatform('mfe-catalog');
    renderInShop(<Gallery title="Ankara dress" pictures={[{ src: picture.src, picture }]} />, { platform });
    expect(screen.getByRole('img', { name })).toBeVisible();
  });
});
