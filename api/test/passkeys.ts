import type { InjectOptions } from 'fastify';
import { type createAuthenticator, type Oddities } from './authenticator';
import { PASSWORD } from './shop/sign-in';
import type { TestApi } from './with-api';

type Authenticator = ReturnType<typeof createAuthenticator>;
type Headers = Record<string, string>;
interface Options {
  challenge: string;
  user?: { id: string };
}

/** Adds passkeys and signs in with them, as browsers do. */
export function withPasskeys(api: TestApi) {
  const post = (url: string, payload: object, headers: Headers = {}, more: Partial<InjectOptions> = {}) =>
    api.inject({ method: 'POST', url, payload, headers, ...more });

  async function optionsToAdd(headers: Headers, password = PASSWORD): Promise<Options> {
    return (await post('/passkeys/options', { password }, headers)).json<{ data: Options }>().data;
  }
  return {
    post,
    optionsToAdd,
    async add(headers: Headers, device: Authenticator, odd: Oddities = {}, name = 'My phone') {
      return post('/passkeys', { credential: device.create(await optionsToAdd(headers), odd), name }, headers);
    },
    /** A browser in front of the sign-in. */
    openBrowser() {
      const cookies = new Map<string, string>();
      const call = async (url: string, payload: object) => {
        const answer = await post(url, payload, {}, { cookies: Object.fromEntries(cookies) });
        for (const { name, value } of answer.cookies) cookies.set(name, value);
        return answer;
      };
      const start = async () => (await call('/passkeys/login/options', {})).json<{ data: Options }>().data;
      const send = (credential: object) => call('/passkeys/login', { credential });
      return {
        cookies,
        start,
        send,
        signIn: async (device: Authenticator, odd: Oddities = {}) => send(device.get(await start(), odd)),
      };
    },
  };
}
