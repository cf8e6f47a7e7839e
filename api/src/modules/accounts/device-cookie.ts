import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../../platform/environment/environment';
import { DEVICE_DAYS } from './remember-device';

const DAY_S = 86_400;
const TOKEN = /^[\w-]{43}$/;

/** The `__Host-` prefix stops other sites of the domain from setting the cookie. Browsers accept it over https only. */
const nameOf = (isSecure: boolean) => (isSecure ? '__Host-nkm_device' : 'nkm_device');
const isSecure = ({ publicUrl }: Pick<Environment, 'publicUrl'>) => publicUrl.startsWith('https:');

/** The token of a browser on which someone signed in before, or null. It proves nothing else. */
export function deviceTokenOf({ cookies, server }: Pick<FastifyRequest, 'cookies' | 'server'>): string | null {
  const token = cookies[nameOf(isSecure(server.config))];
  return token !== undefined && TOKEN.test(token) ? token : null;
}

/** Scripts cannot read the cookie, and forms of other sites cannot send it. Its path also covers the shop's `/api`. */
export function setDeviceToken(reply: FastifyReply, token: string): void {
  const secure = isSecure(reply.server.config);
  void reply.setCookie(nameOf(secure), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: DEVICE_DAYS * DAY_S,
  });
}
