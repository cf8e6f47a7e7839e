import { waitFor } from '@testing-library/react';
import { reloadWithoutFile } from './reload-without-file';

function open(answer: () => Promise<{ status: number }>, mayReload = () => true) {
  const reload = jest.fn();
  const asked = jest.fn(answer);
  window.fetch = asked as unknown as typeof fetch;
  reloadWithoutFile({ mayReload, reload });
  return { reload, asked };
}

function fails(src: string): void {
  const script = document.head.appendChild(document.createElement('script'));
  script.type = 'application/json'; // jsdom loads no script
  script.src = src;
  script.dispatchEvent(new Event('error'));
}

/** jsdom has no list of loaded files. */
const loaded = jest.fn((): object[] => []);
beforeAll(() => Object.assign(performance, { getEntriesByType: loaded }));

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a file of the shell that fails to load', () => {
  it('reloads the page when the server no longer has it', async () => {
    const { reload, asked } = open(async () => ({ status: 404 }));
    fails('/assets/menu.0a1b2c3d.js');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(asked).toHaveBeenCalledWith(`${location.origin}/assets/menu.0a1b2c3d.js`, {
      method: 'HEAD',
      cache: 'no-store',
    });
  });

  it.each([
    ['the server has it', async () => ({ status: 200 })],
    ['the server is busy', async () => ({ status: 503 })],
    ['the connection is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('leaves the page when %s', async (_why, answer) => {
    const { reload, asked } = open(answer);
    fails('/assets/menu.0a1b2c3d.js');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await settled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves the page while a reload would lose input', async () => {
    const { reload, asked } = open(
      async () => ({ status: 404 }),
      () => false,
    );
    fails('/assets/menu.0a1b2c3d.js');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await settled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the page as soon as no input can be lost any more', async () => {
    const mayReload = jest.fn(() => true).mockReturnValueOnce(false);
    const { reload } = open(async () => ({ status: 404 }), mayReload);
    fails('/assets/menu.0a1b2c3d.js');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(mayReload).toHaveBeenCalledTimes(2);
  });

  it('reloads the page when it failed before this code was there', async () => {
    const file = (name: string, responseStatus: number) => ({ name: location.origin + name, responseStatus });
    loaded.mockReturnValueOnce([
      file('/assets/shop.1a2b3c4d.js', 200),
      file('/slices/mfe-catalog/1.0.0/page.js', 404),
      file('/assets/menu.0a1b2c3d.js', 404),
    ]);
    const { reload, asked } = open(async () => ({ status: 404 }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(asked.mock.calls).toEqual([[`${location.origin}/assets/menu.0a1b2c3d.js`, expect.anything()]]);
  });

  it('asks only for scripts of the shell, not of slices', () => {
    const { asked } = open(async () => ({ status: 404 }));
    fails('/slices/mfe-catalog/1.0.0/page.js');
    expect(asked).not.toHaveBeenCalled();
    fails('/assets/menu.0a1b2c3d.js');
    expect(asked).toHaveBeenCalled();
  });
});
