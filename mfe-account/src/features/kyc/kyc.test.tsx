import type { KycStatus, User } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { aUser, createTestPlatform, renderInShop, renderRoute } from '@nkm/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { routes } from '../../expose/routes';
import { SellerSiteButton } from './seller-site-button';

const route = routes.find(({ id }) => id === 'kyc-verification')!;
const KYC = 'https://kyc.example';
const LINKS = { kyc: KYC, vendor: 'https://vendor.example', chat: 'https://chat.example' };

const withKyc = (kyc_status: KycStatus | null, changes: Partial<User> = {}) =>
  aUser({
    kyc_status,
    kyc: { status: kyc_status, submitted: kyc_status !== null, verified: kyc_status === 'Verified' },
    ...changes,
  });

async function open(user: User | null, links: Record<string, string> = LINKS, api = 1) {
  const platform = createTestPlatform(
    'mfe-account',
    {
      'POST /links/seller': () => ({ data: { url: `${KYC}/c0de` } }),
    },
    { links, api },
  );
  const reload = jest.spyOn(platform.session, 'reload');
  if (user) platform.signIn(user);
  const view = await renderRoute(route, { platform, at: '/KycVerification' });
  if (!('user' in view)) throw new Error('The page did not open');
  return { ...view, platform, reload };
}

describe('/KycVerification', () => {
  it('ACC-ROUTE-009 is open to everybody and asks guests to sign in, and they come back', async () => {
    expect(route).toMatchObject({ path: '/KycVerification', access: 'open' });
    const { platform, user, reload } = await open(null);
    const asked: string[] = [];
    platform.hostBus.as('shell').handle('session.require', ({ returnTo }) => {
      asked.push(returnTo);
      return { signedIn: false };
    });
    expect(screen.getByText('Sign in to see your KYC status.')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(asked).toEqual(['/KycVerification']);
  });

  it.each(['Submitted', 'In review'] as const)(
    'ACC-STATE-001 ACC-MSG-008 says that the KYC is being processed while it is %s',
    async (status) => {
      await open(withKyc(status));
      expect(screen.getByText('Your KYC is being processed')).toBeVisible();
      expect(screen.getByText(`Status: ${status}`)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/shop');
    },
  );

  it('ACC-STATE-002 ACC-MSG-009 lists the rejected sections, each with its link', async () => {
    await open(
      withKyc('Rejected', {
        kyc_rejected_sections: [
          { name: 'Bank statement', url: `${KYC}#bank-statement` },
          { name: 'Government ID', url: '/KycVerification#government-id' },
          { name: 'Photo', url: 'https://help.example/photo' },
          { name: 'Odd one', url: 'javascript:alert(1)' },
        ],
      }),
    );
    expect(screen.getByText('Your KYC has been rejected due to the following errors')).toBeVisible();
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(address('Bank statement')).toBe(`${KYC}#bank-statement`);
    expect(address('Government ID')).toBe(`${KYC}#government-id`);
    expect(address('Photo')).toBe('https://help.example/photo');
    expect(screen.getByText('Odd one')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Odd one' })).toBeNull();
  });

  describe('after a rejection of single sections', () => {
    const rejected = { kyc_rejected_sections: [{ name: 'Bank statement', url: `${KYC}#bank-statement` }] };
    const sections = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    const inContent = () => sections().filter((text) => /(Accepted|Rejected)$/.test(text));

    it('ACC-STATE-002 says the state of each section in words, and why staff rejected it', async () => {
      await open(
        withKyc('Rejected', {
          ...rejected,
          kyc_decision: { accepted: ['Personal details', 'Government ID'], reason: 'It is older than three months.' },
        }),
      );
      expect(screen.getByRole('alert')).toHaveTextContent('Reason: It is older than three months.');
      expect(screen.getByText('You need not send these sections again')).toBeVisible();
      expect(inContent()).toEqual(['Bank statement Rejected', 'Personal details Accepted', 'Government ID Accepted']);
    });

    it.each([
      ['a server without the decision', undefined],
      ['a decision without words and accepted sections', { accepted: [], reason: null }],
    ])('lists only the rejected sections with %s', async (_, kyc_decision) => {
      await open(withKyc('Rejected', { ...rejected, ...(kyc_decision && { kyc_decision }) }), LINKS, 0);
      expect(inContent()).toEqual(['Bank statement Rejected']);
      expect(screen.queryByText(/^Reason/)).toBeNull();
      expect(screen.queryByText('You need not send these sections again')).toBeNull();
    });
  });

  it('leads a verified shopper to the dashboard, and one without KYC to the KYC site', async () => {
    const view = await open(withKyc('Verified'));
    expect(screen.getByText('Your KYC is verified')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', LINKS.vendor);
    view.unmount();
    await open(withKyc(null));
    expect(screen.getByText('You have not sent your KYC data yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sell on NKM' })).toHaveAttribute('href', KYC);
  });

  it('asks for a verified email first', async () => {
    await open(withKyc(null, { email_verified: false }));
    expect(screen.getByRole('link', { name: 'Verify your email' })).toHaveAttribute('href', '/register-verify-email');
    expect(screen.queryByRole('link', { name: 'Sell on NKM' })).toBeNull();
  });

  it('ACC-MSG-010 has Get Support Now, which opens the chat of the settings, and not without one', async () => {
    const view = await open(withKyc('Submitted'));
    const link = screen.getByRole('link', { name: /^Get Support Now/ });
    expect(link).toHaveAttribute('href', 'https://chat.example');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    view.unmount();
    await open(withKyc('Submitted'), {});
    expect(screen.queryByRole('link', { name: /Support/ })).toBeNull();
  });

  it('shows a decision as soon as the shopper returns to the page', async () => {
    const { platform, reload } = await open(withKyc('Submitted'));
    expect(reload).toHaveBeenCalledTimes(1);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(reload).toHaveBeenCalledTimes(2);
    act(() => platform.signIn(withKyc('Verified')));
    expect(screen.getByText('Your KYC is verified')).toBeVisible();
  });
});

describe('the link to a seller site', () => {
  function show(answer: () => unknown, api = 1) {
    const platform = createTestPlatform('mfe-account', { 'POST /links/seller': answer }, { links: LINKS, api });
    const went: string[] = [];
    const ui = (
      <SellerSiteButton site="kyc" fragment="#government-id" goTo={(address) => void went.push(address)}>
        Correct
      </SellerSiteButton>
    );
    return { ...renderInShop(ui, { platform }), platform, went };
  }
  const press = async ({ user }: ReturnType<typeof show>) => user.click(screen.getByRole('link', { name: 'Correct' }));

  it('goes there with a one-time code, at the section', async () => {
    const view = show(() => ({ data: { url: `${KYC}/c0de` } }));
    await press(view);
    await waitFor(() => expect(view.went).toEqual([`${KYC}/c0de#government-id`]));
    expect(view.platform.calls).toMatchObject([{ body: { destination: 'kyc' } }]);
  });

  it('goes to the plain address with a server as documented', async () => {
    const view = show(() => undefined, 0);
    await press(view);
    await waitFor(() => expect(view.went).toEqual([`${KYC}/#government-id`]));
  });

  it('stays and says so when the server fails or names no web address', async () => {
    const view = show(() => {
      throw new ApiError(503, 'Come back later');
    });
    await press(view);
    await waitFor(() => expect(view.platform.toasts).toMatchObject([{ message: 'Come back later' }]));
    view.platform.answer({ 'POST /links/seller': () => ({ data: { url: 'javascript:alert(1)' } }) });
    await press(view);
    await waitFor(() => expect(view.platform.toasts).toHaveLength(2));
    expect(view.went).toEqual([]);
  });
});
