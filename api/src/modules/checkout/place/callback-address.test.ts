import { callbackAddress } from './callback-address';

const live = { publicUrl: 'https://shop.example', production: true };
const local = { publicUrl: 'http://localhost:3000', production: false };

describe('the return page from the payment provider', () => {
  it('is the shop’s success page when the client sends none', () => {
    expect(callbackAddress(undefined, live)).toEqual({ url: null });
    expect(callbackAddress('', live)).toEqual({ url: null });
  });

  it.each([
    ['https://shop.example/payment-success', live],
    ['http://localhost:3000/payment-success?x=1', local],
    ['http://localhost:3201/payment-success', local],
    ['http://127.0.0.1:3201/payment-success', local],
  ])('can be %s', (wanted, shop) => {
    expect(callbackAddress(wanted, shop)).toEqual({ url: wanted });
  });

  it.each([
    'https://evil.example/payment-success',
    'https://shop.example.evil.example/',
    'https://shop.example@evil.example/',
    'http://shop.example/payment-success',
    'http://localhost:3000/payment-success',
    'javascript:alert(1)',
    '/payment-success',
  ])('cannot be %s in production', (wanted) => {
    expect(callbackAddress(wanted, live)).toBe('refused');
  });
});
