import { createTestPlatform } from '@nkm/testing';
import { openSellerSite } from './open-seller-site';

function setUp(blocked: boolean, url = 'https://vendor.example/enter/c0de') {
  const { api, calls, answer } = createTestPlatform('shell', { 'POST /links/seller': () => ({ data: { url } }) });
  const window = { close: jest.fn(), location: { href: 'about:blank' }, opener: {} };
  const goTo = jest.fn();
  const opener = { open: () => (blocked ? null : (window as never)), goTo };
  return { api, calls, answer, window, goTo, opener };
}

describe('sites for sellers', () => {
  it('open with a one-time address in a window without access to our page', async () => {
    const { api, calls, window, goTo, opener } = setUp(false);
    await openSellerSite('vendor', api, opener);
    expect(calls).toMatchObject([{ call: 'POST /links/seller', body: { destination: 'vendor' } }]);
    expect(window.location.href).toBe('https://vendor.example/enter/c0de');
    expect(window.opener).toBeNull();
    expect(goTo).not.toHaveBeenCalled();
  });

  it('open in the same tab if the browser blocks windows', async () => {
    const { api, goTo, opener } = setUp(true);
    await openSellerSite('kyc', api, opener);
    expect(goTo).toHaveBeenCalledWith('https://vendor.example/enter/c0de');
  });

  it.each(['javascript:alert(1)', 'nonsense'])('reject and close the window when the address is %s', async (url) => {
    const { api, window, opener } = setUp(false, url);
    await expect(openSellerSite('kyc', api, opener)).rejects.toThrow();
    expect(window.close).toHaveBeenCalled();
    expect(window.location.href).toBe('about:blank');
  });
});
