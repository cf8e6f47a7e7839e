import { webAddress } from './open-web-address';

describe('openWebAddress', () => {
  it.each(['https://checkout.paystack.com/abc', 'http://localhost:3003/pay/abc'])('accepts %s', (address) => {
    expect(webAddress(address)).toBe(address);
  });

  it.each(['javascript:alert(1)', 'data:text/html,hi', 'file:///etc/passwd', '/payment', ''])(
    'refuses %s',
    (address) => {
      expect(() => webAddress(address)).toThrow();
    },
  );
});
