import type { Advert } from '@nkm/contracts';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';

describe.each(databases)('banners on %s', (database) => {
  const api = withApi({ database, contents: 'seeded', modules: ['banners'] });
  const at = async (placement: string) => {
    const answer = await api.inject({ url: `/adverts/web/${encodeURIComponent(placement)}` });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data: Advert[] }>().data;
  };

  it('CAT-CALL-003 GET /adverts/web/{placement} returns its banners, with pictures in their sizes', async () => {
    const banners = await at('home-main');
    expect(banners.length).toBeGreaterThanOrEqual(3);
    expect(banners[0]).toEqual({
      id: expect.any(Number),
      placement: 'home-main',
      title: expect.any(String),
      text: expect.any(String),
      link: expect.stringMatching(/^\//),
      action: expect.any(String),
      promo_code: null,
      image: expect.stringMatching(/^\/api\/pictures\/advert-[a-z0-9-]+\/960\.webp$/),
      picture: {
        src: expect.stringMatching(/\/1440\.webp$/),
        srcset: expect.stringMatching(/480w, .* 960w, .* 1440w$/),
        srcset_avif: expect.stringMatching(/480\.avif 480w, /),
        width: 1440,
        height: 480,
      },
      starts_at: null,
      ends_at: null,
    });
  });

  it('SH-CONST-008 the header’s banner offers 20% on women’s clothing with a code, and links there', async () => {
    expect(await at('header')).toMatchObject([
      {
        title: expect.stringMatching(/^20% .*women's clothing/i),
        promo_code: expect.stringMatching(/^[A-Z0-9]+$/),
        link: '/shop/womens-clothing',
        image: null,
        picture: null,
      },
    ]);
  });

  it('answers the same at the address that filters do not block', async () => {
    const answer = await api.inject({ url: '/highlights/home-main' });
    expect(answer.json<{ data: Advert[] }>().data).toEqual(await at('home-main'));
  });

  it.each(['home-side', 'shop', 'deals', 'flash-deals', 'hot-deals', 'kids-home'])(
    'returns banners for %s',
    async (place) => expect((await at(place)).length).toBeGreaterThanOrEqual(1),
  );

  it.each(['no-such-place', '../..', "x' or 1=1", '%00', 'a'.repeat(300), '📣'])(
    'returns an empty list for %j',
    async (place) => expect(await at(place)).toEqual([]),
  );

  it('shows a banner from its start to its end', async () => {
    const hour = 3_600_000;
    const starts_at = new Date(Date.now() + hour);
    const ends_at = new Date(Date.now() + 2 * hour);
    const plain = { text: null, action: 'Shop now', promo_code: null, picture_key: null };
    await api.db
      .insertInto('adverts')
      .values({ ...plain, placement: 'timed', position: 1, title: 'One hour', link: '/deals', starts_at, ends_at })
      .execute();
    expect(await at('timed')).toEqual([]);
    api.advance(3600 + 60);
    const running = { title: 'One hour', starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() };
    expect(await at('TIMED')).toMatchObject([running]);
    api.advance(3600);
    expect(await at('timed')).toEqual([]);
  });

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://plain.example', 'shop'])(
    'refuses the link %s already in the database',
    async (link) => {
      const advert = { placement: 'x', position: 1, title: 'x', text: null, action: 'x', promo_code: null };
      const insertion = api.db
        .insertInto('adverts')
        .values({ ...advert, link, picture_key: null, starts_at: null, ends_at: null })
        .execute();
      await expect(insertion).rejects.toThrow(/adverts_link_check/);
    },
  );
});
