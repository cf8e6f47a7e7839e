import { createTestPlatform, renderInShop } from '@nkm/testing';
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SectionTabs } from './section-tabs';

const sections = [
  { id: 'description', title: 'Description', panel: <p>Bright wax print</p> },
  { id: 'specification', title: 'Specification', panel: <p>Cotton</p> },
  { id: 'reviews', title: 'Reviews', panel: <p>Very fine cloth</p> },
];
const ui = <SectionTabs label="About this product" sections={sections} />;
const open = () => renderInShop(ui, { platform: createTestPlatform('mfe-catalog') });
const tab = (name: string) => screen.getByRole('tab', { name });

describe('the tabs of a page', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it('show one section at a time and put its id in the address', async () => {
    const { user } = open();
    expect(screen.getByRole('tabpanel', { name: 'Description' })).toBeVisible();
    expect(screen.getByText('Cotton')).not.toBeVisible();
    await user.click(tab('Specification'));
    expect(screen.getByRole('tabpanel', { name: 'Specification' })).toHaveTextContent('Cotton');
    expect(screen.getByText('Bright wax print')).not.toBeVisible();
    expect(tab('Specification')).toHaveAttribute('aria-selected', 'true');
    expect(location.hash).toBe('#specification');
  });

  it('can be navigated with arrow keys, Home and End, and wrap around', async () => {
    const { user } = open();
    await user.tab();
    expect(tab('Description')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(tab('Reviews')).toHaveFocus();
    expect(screen.getByText('Very fine cloth')).toBeVisible();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tab('Specification')).toHaveFocus();
    await user.keyboard('{End}');
    expect(tab('Reviews')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(tab('Description')).toHaveFocus();
    await user.keyboard('x');
    expect(tab('Description')).toHaveFocus();
  });

  it('open the section in the address, initially and after changes', () => {
    history.replaceState(null, '', '/#reviews');
    open();
    expect(screen.getByText('Very fine cloth')).toBeVisible();
    act(() => {
      history.replaceState(null, '', '/#specification');
      window.dispatchEvent(new Event('hashchange'));
    });
    expect(screen.getByText('Cotton')).toBeVisible();
    act(() => {
      history.replaceState(null, '', '/#elsewhere');
      window.dispatchEvent(new Event('hashchange'));
    });
    expect(screen.getByText('Cotton')).toBeVisible();
  });

  it('are links to all sections in the HTML of the server', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(ui);
    const links = [...page.querySelectorAll<HTMLAnchorElement>('[role=tab]')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#description', '#specification', '#reviews']);
    for (const { id } of sections) expect(page.querySelector(`#${id}`)).not.toHaveAttribute('hidden');
  });
});
