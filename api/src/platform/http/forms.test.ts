import { withApi } from '../../../test/with-api';

/** Routes to which a page of another site sends a form. */
const TAKING_FORMS = ['/newsletter/confirm', '/newsletter/unsubscribe', '/social/apple/return'];

describe('forms, which any site can send', () => {
  const api = withApi({ database: 'pglite' });

  it('are taken where Apple returns and on the pages of newsletter mails only', async () => {
    const posts = api.app.routeList.filter(({ method, url }) => method === 'POST' && !/webhook/.test(url));
    expect(posts.length).toBeGreaterThan(50);
    const headers = {
      ...(await api.signIn(await api.createShopper())),
      'content-type': 'application/x-www-form-urlencoded',
    };
    const taken: string[] = [];
    for (const { url } of posts) {
      const address = url.replace(/:\w+/g, '1');
      const { statusCode } = await api.inject({
        method: 'POST',
        url: address,
        headers,
        payload: 'email=a%40b.example',
      });
      if (![401, 403, 415].includes(statusCode)) taken.push(url);
    }
    expect(taken.sort()).toEqual(TAKING_FORMS);
  });
});
