import { withApi } from '../../../test/with-api';

describe('GET /settings', () => {
  const api = withApi({
    database: 'pglite',
    modules: ['settings', 'accounts'],
    env: {
      BRAND: 'Oja',
      DOLLAR_RATE: '1500',
      LINK_ANDROID: 'https://play.example/oja',
      CONTACT_PHONE: '0700 000 0000',
      HOME_BLOCKS: 'clothing-apparel, deals',
      LETTER_NAME_MAX: '40',
      PAYMENT_METHODS: 'card,nkm_point',
    },
  });

  it('returns what the storefront cannot know at build time', async () => {
    const answer = await api.inject({ url: '/settings' });
    expect(answer.json()).toEqual({
      data: {
        rate: 1500,
        brand: 'Oja',
        links: { android: 'https://play.example/oja' },
        contact: { phone: '0700 000 0000' },
        providers: ['google', 'apple', 'twitter'],
        signInOrigins: [],
        captcha: 'proof-of-work',
        api: 2,
        passkeys: true,
        capabilities: expect.arrayContaining(['facets', 'passkeys', 'payment-ways']),
        home: { blocks: ['clothing-apparel', 'deals'] },
        letters: { name: { min: 3, max: 40 } },
        payments: ['card', 'nkm_point'],
        delivery: { pickup: 1397.5, freeOver: 10_000 },
      },
    });
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
  });
});
