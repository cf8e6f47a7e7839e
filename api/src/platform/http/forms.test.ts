import { withApi } from '../../../test/with-api';

/** Routes to which a page of another site sends a form. */
const TAKING_FORMS = ['/newsletter/confirm', '/newsletter/unsubscribe', '/social/apple/return'];
const MULTIPART = 'multipart/form-data; boundary=b';
/** A form with one field in the encodings of HTML. */
const FORMS: Record<string, string> = {
  'application/x-www-form-urlencoded': 'email=a%40b.example',
  'text/plain': 'email=a@b.example\r\n',
  [MULTIPART]: '--b\r\ncontent-disposition: form-data; name="email"\r\n\r\na@b.example\r\n--b--\r\n',
};
const FOREIGN = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

describe('forms, which any site can send', () => {
  const api = withApi({
    database: 'pglite',
    env: { PUBLIC_URL: 'https://shop.example', SIGN_IN_ORIGINS: 'https://partner.example' },
  });

  it('are taken from another site where Apple returns and on the pages of newsletter mails only', async () => {
    const posts = api.app.routeList.filter(({ method, url }) => method === 'POST' && !/webhook/.test(url));
    expect(posts.length).toBeGreaterThan(50);
    const session = await api.signIn(await api.createShopper());
    const taken: string[] = [];
    for (const [type, payload] of Object.entries(FORMS))
      for (const { url } of posts) {
        const { statusCode } = await api.inject({
          method: 'POST',
          url: url.replace(/:\w+/g, '1'),
          headers: { ...session, ...FOREIGN, 'content-type': type },
          payload,
        });
        if (![401, 403, 415].includes(statusCode)) taken.push(url);
      }
    expect(taken.sort()).toEqual(TAKING_FORMS);
  });

  const send = async (headers: Record<string, string>) => {
    const all = { host: 'localhost:3001', ...headers, 'content-type': MULTIPART };
    const answer = await api.inject({
      method: 'POST',
      url: '/password/forgot',
      headers: all,
      payload: FORMS[MULTIPART],
    });
    return answer.statusCode;
  };

  it.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'none' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    { origin: 'https://shop.example' },
    { origin: 'http://localhost:3001' },
    { origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' },
  ])('are taken as multipart with the headers %j', async (headers) => expect(await send(headers)).toBe(200));

  it.each<Record<string, string>>([
    FOREIGN,
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('are refused as multipart with the headers %j', async (headers) => expect(await send(headers)).toBe(403));
});
