import { act, screen } from '@testing-library/react';
import { renderInShell } from '../../../test/in-shell';
import { EMPTY_FRAME, type Promo } from '../../app/frame-content/frame-content';
import { CLOSED_PROMO } from './closed-promo';
import { PromoBanner } from './promo-banner';

const promo: Promo = {
  id: 3,
  title: "20% discount for women's clothing",
  link: '/shop/womens-clothing',
  text: 'with the promo code',
  code: 'WOMEN20',
};
const open = (changes: Partial<Promo> = {}) =>
  renderInShell(<PromoBanner shown />, { changes: { frame: { ...EMPTY_FRAME, promo: { ...promo, ...changes } } } });

afterEach(() => {
  document.cookie = `${CLOSED_PROMO}=; path=/; max-age=0`;
});

describe('promo above the header', () => {
  it('SH-SCR-005 SH-CONST-008 shows 20% discount with its code and leads to women’s clothing', () => {
    open();
    expect(screen.getByRole('link', { name: /^20% discount for women's clothing/ })).toHaveAttribute(
      'href',
      '/shop/womens-clothing',
    );
    expect(screen.getByRole('button', { name: 'Copy code WOMEN20' })).toHaveTextContent('WOMEN20');
  });

  it('copies the code and confirms it', async () => {
    const { user, toasts } = open();
    await user.click(screen.getByRole('button', { name: 'Copy code WOMEN20' }));
    expect(await navigator.clipboard.readText()).toBe('WOMEN20');
    expect(toasts.list()).toMatchObject([{ tone: 'success', message: 'Code WOMEN20 copied' }]);
  });

  it('shows the code if it cannot be copied', async () => {
    const { user, toasts } = open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy code WOMEN20' }));
    expect(toasts.list()).toMatchObject([{ tone: 'info', message: 'Use this code: WOMEN20' }]);
  });

  it('closes for the rest of the visit', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Close this offer' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.cookie).toContain(`${CLOSED_PROMO}=3`);
  });

  it('stays closed on a page that comes back from the back/forward cache', () => {
    open();
    const show = (persisted: boolean) =>
      act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
    show(true);
    expect(screen.getByRole('complementary')).toBeVisible();
    document.cookie = `${CLOSED_PROMO}=3; path=/`; // on another page
    show(false);
    expect(screen.getByRole('complementary')).toBeVisible();
    show(true);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('works without a code, and is hidden if no promo is active', () => {
    const { unmount } = open({ code: null });
    expect(screen.getByRole('complementary')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull();
    unmount();
    renderInShell(<PromoBanner shown />);
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
