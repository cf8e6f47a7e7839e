import { relyingPartyOf } from './relying-party';

describe('the shop as authenticators know it', () => {
  it.each([
    ['https://shop.example', 'shop.example'],
    ['https://shop.example:8443', 'shop.example'],
    ['http://localhost:4000', 'localhost'],
    ['http://nkm.localhost:4000', 'nkm.localhost'],
  ])('is the host name of %s', (publicUrl, id) => {
    expect(relyingPartyOf(publicUrl)).toEqual({ id, origin: publicUrl });
  });

  it.each(['http://shop.example', 'http://127.0.0.1:4000', 'https://192.0.2.7', 'https://[2001:db8::1]'])(
    'is absent at %s, where browsers allow no passkeys',
    (publicUrl) => expect(relyingPartyOf(publicUrl)).toBeNull(),
  );
});
