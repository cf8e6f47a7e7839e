import { aUser } from '@nkm/testing';
import { act, screen } from '@testing-library/react';
import { renderInShell } from '../../../test/in-shell';
import type { Shell } from '../../app/shell-context';
import { SellerLink } from './seller-link';

const LINKS = { vendor: 'https://sellers.example/', kyc: 'https://kyc.example' };

function openHeader({ links = LINKS, claims = ['/become-a-vendor'], api = 1 } = {}) {
  const view = renderInShell(<SellerLink />, {
    changes: {
      settings: { rate: 380, brand: 'NKM', links, providers: [], api } as Shell['settings'],
      claims: claims.map((path) => ({ path })) as Shell['claims'],
    },
    answers: { 'POST /links/seller': () => ({ data: { url: 'https://sellers.example/c0de' } }) },
  });
  const signIn = async (user = aUser()) => act(async () => view.platform.signIn(user));
  return { ...view, signIn };
}

const vendor = () => aUser({ kyc: { verified: true, submitted: true, status: 'Verified' }, kyc_status: 'Verified' });
const inReview = () =>
  aUser({ kyc: { verified: false, submitted: true, status: 'In review' }, kyc_status: 'In review' });

describe('seller link', () => {
  it('SH-STATE-005 SH-MSG-002 leads guests and shoppers with an unverified e-mail to the landing page', async () => {
    const { signIn } = openHeader();
    expect(screen.getByRole('link', { name: 'Sell on NKM' })).toHaveAttribute('href', '/become-a-vendor');
    await signIn(aUser({ email_verified: false }));
    expect(await screen.findByRole('link', { name: 'Sell on NKM' })).toHaveAttribute('href', '/become-a-vendor');
  });

  it('is hidden while no slice claims the landing page', () => {
    const { unmount } = openHeader();
    expect(screen.getByRole('link', { name: 'Sell on NKM' })).toBeVisible();
    unmount();
    openHeader({ claims: [] });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    ['SH-STATE-002 SH-MSG-001', vendor, 'Go to Dashboard', LINKS.vendor],
    ['SH-STATE-003 SH-MSG-002', () => aUser(), 'Sell on NKM', LINKS.kyc],
    ['SH-STATE-004 SH-MSG-003', inReview, 'KYC Status', LINKS.kyc],
  ])('%s shows the seller state', async (_rows, user, says, href) => {
    const { signIn } = openHeader();
    await signIn(user());
    const link = await screen.findByRole('link', { name: says });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each([
    ['without a KYC status', () => aUser()],
    ['in review', inReview],
    ['with a store', vendor],
  ])('leads to the landing page if the site has no address: a shopper %s', async (_who, user) => {
    const { signIn } = openHeader({ links: {} as typeof LINKS });
    await signIn(user());
    const link = await screen.findByRole('link', { name: 'Sell on NKM' });
    expect(link).toHaveAttribute('href', '/become-a-vendor');
    expect(link).not.toHaveAttribute('target');
  });

  it('opens the site once after repeated presses', async () => {
    const opened = { close: jest.fn(), location: { href: '' }, opener: {} };
    const open = jest.spyOn(window, 'open').mockReturnValue(opened as never);
    const { signIn, platform } = openHeader();
    await signIn(vendor());
    const link = await screen.findByRole('link', { name: 'Go to Dashboard' });
    await act(async () => {
      link.click();
      link.click();
    });
    expect(open).toHaveBeenCalledTimes(1);
    expect(platform.calls).toMatchObject([{ call: 'POST /links/seller', body: { destination: 'vendor' } }]);
    expect(opened.location.href).toBe('https://sellers.example/c0de');
    open.mockRestore();
  });
});
