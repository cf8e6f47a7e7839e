import type { LightMyRequestResponse } from 'fastify';
import type { TestApi } from '../with-api';

export const PASSWORD = 'Correct-horse-9';

interface From {
  /** Name and value of the device's cookie. */
  cookie?: string | undefined;
  /** The client's network address. */
  address?: string;
  captchaToken?: string;
}

/** Signs in as browsers do, for tests of the sign-in limits. */
export function signingIn(api: TestApi) {
  const headersOf = ({ cookie, address = '203.0.113.1' }: From) => ({
    'x-forwarded-for': address,
    ...(cookie !== undefined && { cookie }),
  });
  const logIn = (email: string, password = PASSWORD, from: From = {}) =>
    api.inject({
      method: 'POST',
      url: '/login',
      headers: headersOf(from),
      payload: { email, password, ...(from.captchaToken !== undefined && { captchaToken: from.captchaToken }) },
    });
  const verify = (token: string, code: string, from: From = {}) =>
    api.inject({
      method: 'POST',
      url: '/verify_login',
      headers: { ...headersOf(from), authorization: `Bearer ${token}` },
      payload: { code },
    });
  const codesTo = async (email: string) => (await api.messagesTo(email)).flatMap(({ code }) => code ?? []);

  /** Requests a code; returns the temporary token and the code. */
  async function askForCode(email: string, from: From = {}) {
    const { token } = (await logIn(email, PASSWORD, from)).json<{ token: string }>();
    return { token, code: (await codesTo(email)).at(-1)! };
  }

  return {
    logIn,
    verify,
    codesTo,
    askForCode,
    /** Completes a sign-in; returns the session's token and the device's cookie. */
    async signInFully(email: string, from: From = {}) {
      const { token, code } = await askForCode(email, from);
      const answer = await verify(token, code, from);
      return { token: answer.json<{ token: string }>().token, cookie: cookieOf(answer), answer };
    },
  };
}

/** The cookie as the browser sends it back. */
export function cookieOf(answer: LightMyRequestResponse): string {
  const [cookie] = answer.cookies;
  return `${cookie?.name}=${cookie?.value}`;
}

export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
