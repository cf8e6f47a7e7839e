import { screen } from '@testing-library/react';
import { renderInShell } from '../../../test/in-shell';
import { MenuButton } from './menu-button';

jest.mock('./mobile-menu', () => {
  throw new Error('404');
});

describe('a mobile menu that failed to load', () => {
  async function open() {
    jest.spyOn(console, 'warn').mockImplementation();
    const { user } = renderInShell(<MenuButton />);
    const button = screen.getByRole('link', { name: 'Menu' });
    await user.click(button);
    await screen.findByText('This part of the page could not be loaded');
    return { user, button };
  }

  it.each(['the button', 'Escape'])('closes with %s, and the focus returns to the menu button', async (way) => {
    const { user, button } = await open();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.keyboard(way === 'Escape' ? '{Escape}' : '{Enter}');
    expect(screen.queryByText('This part of the page could not be loaded')).toBeNull();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('offers Retry', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
