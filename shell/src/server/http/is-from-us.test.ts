/** @jest-environment node */
import { isFromUs } from './is-from-us';

const sent = (headers: Record<string, string>) =>
  isFromUs({ headers, host: headers.host ?? '' }, 'https://shop.example');

describe('forms', () => {
  it('are accepted from a page of this shop', () => {
    expect(sent({ 'sec-fetch-site': 'same-origin' })).toBe(true);
    expect(sent({ origin: 'https://shop.example' })).toBe(true);
    expect(sent({ origin: 'http://localhost:3000', host: 'localhost:3000' })).toBe(true);
  });

  it.each([
    { 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', host: 'shop.example' },
    { origin: 'null' },
    {},
  ])('are refused with the headers %j', (headers) => expect(sent(headers as Record<string, string>)).toBe(false));
});
