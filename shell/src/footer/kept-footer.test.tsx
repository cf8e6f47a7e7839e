import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderInShell } from '../../test/in-shell';
import { KeptFooter } from './kept-footer';

const failing = async () => {
  throw new Error('offline');
};

describe('the footer without its code', () => {
  it('stays as the server wrote it', async () => {
    const page = document.createElement('div');
    page.innerHTML = '<footer class="footer"><a href="/shop">All products</a></footer>';
    document.body.append(page);
    const link = screen.getByRole('link', { name: 'All products' });
    await act(async () => void hydrateRoot(page, <KeptFooter load={failing} />));
    expect(screen.getByRole('link', { name: 'All products' })).toBe(link);
    page.remove();
  });

  it('says so where the server wrote none, and comes with Retry', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let load: () => Promise<() => React.ReactNode> = failing;
    const { user } = renderInShell(<KeptFooter load={() => load()} />);
    expect(await screen.findByText('This part of the page could not be loaded')).toBeVisible();
    load = async () => () => <footer>All links</footer>;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('All links')).toBeVisible();
    warn.mockRestore();
  });
});
