import { randomBytes } from 'node:crypto';
import formBody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Role } from '../../modules/role-tokens/public';
import { escapeHtml as e } from '../../platform/http/escape-html';
import { serveIcons } from '../../platform/http/serve-icons';
import { sameSecret } from '@nkm/server';
import { DESK_ACCOUNTS } from './accounts';
import { courierReturns } from './courier-returns';
import { type DeskApi, Refused } from './desk-api';
import { deskPage, signInBody } from './desk-html';
import { type DeskSite, field, type Form, type Query } from './desk-site';
import { inboxPages } from './inbox-pages';
import { kycPages } from './kyc-pages';
import { moneyPages } from './money-pages';
import { parcelPages } from './parcel-pages';
import { returnPages } from './return-pages';
import type { SellerApi } from './seller-api';
import { isOfSellers, sellerSite } from './seller-site';

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; " +
    "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  // Forms of other sites carry no cookie of this one (SameSite); this keeps addresses to ourselves.
  'referrer-policy': 'no-referrer',
};
const COOKIE = 'desk';
const HOMES: Record<Role, string> = { vendor: '/vendor', courier: '/courier', staff: '/staff' };

type Page = { Querystring: Query & { said?: string; refused?: string }; Body: Form };

interface DeskParts {
  brand: string;
  api: DeskApi;
  sellers: SellerApi;
  /** Address of the shop, for the way back. */
  shop: string;
}

/** The site of the desk: server-rendered pages on the API's role routes. */
export function buildDesk({ brand, api, sellers, shop }: DeskParts): FastifyInstance {
  const desk = Fastify({ forceCloseConnections: true });
  /** Sessions of this process by the secret in the cookie. */
  const sessions = new Map<string, Role>();
  void desk.register(formBody);
  desk.addHook('onSend', async (_request, reply) => void reply.headers(HEADERS));
  desk.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error instanceof Refused ? error.status : (error.statusCode ?? 500);
    const site = isOfSellers(request.url) ? 'sellers' : 'desk';
    return html(reply.code(status), {
      title: 'This did not work',
      role: null,
      site,
      body: `<p>${e(error.message)}</p>`,
    });
  });
  desk.setNotFoundHandler((_request, reply) =>
    html(reply.code(404), { title: 'Page not found', role: null, body: '<p><a href="/">Back to the desk</a></p>' }),
  );

  const html = (reply: FastifyReply, page: Omit<Parameters<typeof deskPage>[0], 'brand'>) =>
    reply.type('text/html; charset=utf-8').send(deskPage({ brand, ...page }));
  const roleOf = (request: FastifyRequest): Role | undefined => sessions.get(cookieOf(request) ?? '');

  desk.get('/health', async () => ({ status: 'ok' }));
  serveIcons(desk);

  desk.get<Page>('/', async (request, reply) => {
    const role = roleOf(request);
    if (role) return reply.redirect(HOMES[role]);
    const body = signInBody(DESK_ACCOUNTS.map(({ name }) => name));
    return html(reply, { title: 'Sign in', role: null, body, said: saidOf(request.query) });
  });

  desk.post<Page>('/sign-in', async (request, reply) => {
    const [name, password] = [field(request.body, 'name'), field(request.body, 'password')];
    const account = DESK_ACCOUNTS.find((candidate) => candidate.name === name);
    if (!account || !sameSecret(password, account.password)) return refuse(reply, '/', 'The password is wrong.');
    const secret = randomBytes(32).toString('base64url');
    sessions.set(secret, account.role);
    return reply
      .header('set-cookie', `${COOKIE}=${secret}; HttpOnly; SameSite=Strict; Path=/`)
      .redirect(HOMES[account.role], 303);
  });

  desk.post('/sign-out', async (request, reply) => {
    sessions.delete(cookieOf(request) ?? '');
    return reply.redirect('/', 303);
  });

  const site: DeskSite = {
    api,
    page: (role, path, title, body) =>
      void desk.get<Page>(path, async (request, reply) => {
        if (roleOf(request) !== role) return reply.redirect('/');
        return html(reply, { title, role, path, body: await body(request.query), said: saidOf(request.query) });
      }),
    action: (role, path, run) =>
      void desk.post<Page>(path, async (request, reply) => {
        if (roleOf(request) !== role) return reply.redirect('/', 303);
        const list = path.slice(0, path.lastIndexOf('/'));
        const back = `${list}?status=${encodeURIComponent(field(request.body, 'status'))}`;
        try {
          return await reply.redirect(`${back}&said=${encodeURIComponent(await run(request.body))}`, 303);
        } catch (error) {
          if (error instanceof Refused && error.status < 500) return refuse(reply, back, error.message);
          throw error;
        }
      }),
  };
  desk.get<{ Querystring: { path?: string } }>('/photo', async (request, reply) => {
    const photo = /^\/api(\/photos\/[\w-]+\.webp)$/.exec(request.query.path ?? '')?.[1];
    if (roleOf(request) !== 'staff' || photo === undefined) throw new Refused(404, 'Photo not found.');
    return reply.type('image/webp').send(await api.file(photo));
  });
  desk.get<{ Querystring: { id?: string; name?: string } }>('/kyc-picture', async (request, reply) => {
    const { id, name = '' } = request.query;
    if (roleOf(request) !== 'staff' || !/^[\w-]+$/.test(name)) throw new Refused(404, 'Picture not found.');
    return reply.type('image/webp').send(await api.file(`/staff/kyc/${Number(id)}/photos/${name}`, { role: 'staff' }));
  });
  sellerSite(desk, {
    api,
    sellers,
    shop,
    html: (reply, page) => html(reply, { role: null, site: 'sellers', ...page }),
  });
  parcelPages(site);
  courierReturns(site);
  returnPages(site);
  moneyPages(site);
  inboxPages(site);
  kycPages(site);
  return desk;
}

function cookieOf(request: FastifyRequest): string | undefined {
  return new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1];
}

function saidOf({ said, refused }: Page['Querystring']): { text: string; refused: boolean } | undefined {
  if (refused) return { text: refused, refused: true };
  return said ? { text: said, refused: false } : undefined;
}

function refuse(reply: FastifyReply, back: string, text: string) {
  return reply.redirect(`${back}${back.includes('?') ? '&' : '?'}refused=${encodeURIComponent(text)}`, 303);
}
