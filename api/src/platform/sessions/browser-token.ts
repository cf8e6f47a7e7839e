import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../environment/environment';
import { newToken } from './token';

export interface BrowserTokenOptions {
  /** Of the cookie. */
  name: string;
  sameSite: 'strict' | 'lax';
  /** Lifetime of the cookie, in seconds. */
  seconds: number;
}

const TOKEN = /^[\w-]{43}$/;
const isSecure = ({ publicUrl }: Pick<Environment, 'publicUrl'>) => publicUrl.startsWith('https:');

/** A token in a cookie that binds a sign-in in several requests to one browser. */
export function createBrowserToken({ name, sameSite, seconds }: BrowserTokenOptions) {
  /** The `__Host-` prefix keeps other sites of the domain from setting the cookie. It needs https. */
  const nameOf = (secure: boolean) => (secure ? `__Host-${name}` : name);

  /** The browser's token, or null. */
  function read({ cookies, server }: Pick<FastifyRequest, 'cookies' | 'server'>): string | null {
    const token = cookies[nameOf(isSecure(server.config))];
    return token !== undefined && TOKEN.test(token) ? token : null;
  }

  /** Sets the cookie. Keeps the token of a sign-in under way in another tab. Returns the token. */
  function keep(request: FastifyRequest, reply: FastifyReply): string {
    const token = read(request) ?? newToken();
    const secure = isSecure(request.server.config);
    void reply.setCookie(nameOf(secure), token, { path: '/', httpOnly: true, sameSite, secure, maxAge: seconds });
    return token;
  }

  return { read, keep };
}
