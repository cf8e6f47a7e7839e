import fc from 'fast-check';
import { findSecret } from './find-secret';

describe('secrets', () => {
  it.each([
    [{ token: 'x' }, 'token'],
    [{ user: { access_token: 'x' } }, 'user.access_token'],
    [{ a: [{ password: 'x' }] }, 'a.0.password'],
    [{ headers: { Authorization: 'x' } }, 'headers.Authorization'],
    [{ apiKey: 'x' }, 'apiKey'],
    [{ otp: 123456 }, 'otp'],
    [{ card: { cvv: '408' } }, 'card.cvv'],
    [{ text: 'Bearer abc' }, 'text'],
    [{ text: 'eyJhbGciOi.eyJzdWIi.x' }, 'text'],
  ])('are found in %j', (payload, place) => expect(findSecret(payload)).toBe(place));

  it.each([
    [null],
    [5],
    [{ productId: 1, slug: 'a-secret-garden' }],
    [{ has_password: true }],
    [{ token: null }],
    [{ shipping: 'Lagos', description: 'eyJ' }],
  ])('are not reported in %j', (payload) => expect(findSecret(payload)).toBeNull());

  it('are found at any depth', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'list', '0'), { maxLength: 6 }), (path) => {
        const payload = path.reduceRight<object>((inner, name) => ({ other: 1, [name]: inner }), { api_key: 'k' });
        expect(findSecret(payload)).toBe([...path, 'api_key'].join('.'));
      }),
    );
  });

  it('are searched in cyclic objects without an endless loop', () => {
    const circle: Record<string, unknown> = { name: 'Ada' };
    circle.self = circle;
    expect(findSecret(circle)).toBeNull();
  });
});
