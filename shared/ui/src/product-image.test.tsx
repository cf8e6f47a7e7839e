import { fireEvent, render, screen } from '@testing-library/react';
import { ProductImage } from './product-image';

const picture = { src: '/a-640.webp', srcset: '/a-320.webp 320w, /a-640.webp 640w', width: 640, height: 640 };
const shown = () => screen.getByRole('img', { name: 'Ankara dress' });

describe('the picture of a product', () => {
  it('SHR-SCR-006 shows a placeholder when it is broken', () => {
    render(<ProductImage picture={picture} alt="Ankara dress" />);
    fireEvent.error(shown());
    expect(shown().tagName).toBe('SPAN');
    expect(document.querySelector('img')).toBeNull();
  });

  it('SHR-SCR-006 shows a placeholder when it broke before hydration', () => {
    const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    render(<ProductImage src="/gone.webp" alt="Ankara dress" />);
    expect(shown().tagName).toBe('SPAN');
    complete.mockRestore();
  });

  it('SHR-SCR-006 tries the smaller picture first', () => {
    render(<ProductImage picture={picture} fallback="/a-160.webp" alt="Ankara dress" />);
    fireEvent.error(shown());
    expect(shown()).toHaveAttribute('src', '/a-160.webp');
    expect(shown()).not.toHaveAttribute('srcset');
    fireEvent.error(shown());
    expect(shown().tagName).toBe('SPAN');
  });

  it('tries again with another picture', () => {
    const { rerender } = render(<ProductImage src="/gone.webp" alt="Ankara dress" />);
    fireEvent.error(shown());
    rerender(<ProductImage src="/other.webp" alt="Ankara dress" />);
    expect(shown()).toHaveAttribute('src', '/other.webp');
  });

  it('reserves its space and loads lazily', () => {
    render(<ProductImage picture={picture} sizes="50vw" alt="Ankara dress" />);
    expect(shown()).toHaveAttribute('width', '640');
    expect(shown()).toHaveAttribute('height', '640');
    expect(shown()).toHaveAttribute('loading', 'lazy');
    expect(shown()).toHaveAttribute('srcset', picture.srcset);
    expect(shown()).toHaveAttribute('sizes', '50vw');
    expect(shown()).not.toHaveAttribute('fetchpriority');
  });

  it('loads at once with high priority as the main picture of the page', () => {
    render(<ProductImage picture={picture} alt="Ankara dress" priority />);
    expect(shown()).toHaveAttribute('loading', 'eager');
    expect(shown()).toHaveAttribute('fetchpriority', 'high');
  });

  it('offers the smaller format if the server has it', () => {
    render(<ProductImage picture={{ ...picture, srcset_avif: '/a-320.avif 320w' }} sizes="50vw" alt="" />);
    const source = document.querySelector('source');
    expect(source).toHaveAttribute('type', 'image/avif');
    expect(source).toHaveAttribute('srcset', '/a-320.avif 320w');
  });

  it.each([null, undefined, ''])('shows the placeholder when there is none (%p)', (src) => {
    render(<ProductImage src={src} alt="Ankara dress" />);
    expect(shown().tagName).toBe('SPAN');
  });
});
