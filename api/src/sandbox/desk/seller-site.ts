import { invoiceBefore, type SellerSite, type User } from '@nkm/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml as e } from '../../platform/http/escape-html';
import { type DeskApi, type DeskParcel, Refused } from './desk-api';
import { facts, form, type Page, pageLinks, parcelText, whyNotPacked } from './desk-html';
import { readList } from './desk-list';
import { field, type Form } from './desk-site';
import { kycForm } from './kyc-form';
import { type FilledForm, readForm } from './read-form';
import type { KycState, SellerApi } from './seller-api';
import { SellerSessions } from './seller-sessions';

/** Two pictures as a phone makes them. */
const LARGEST_FORM = 8 * 1024 * 1024;
const PATHS: Record<SellerSite, string> = { kyc: '/kyc', vendor: '/dashboard' };

/** Whether a page at this address belongs to the sites of shoppers who sell. */
export const isOfSellers = (url: string): boolean =>
  Object.values(PATHS).some((path) => url.split('?')[0] === path || url.startsWith(`${path}/`));

interface SellerSiteParts {
  api: DeskApi;
  sellers: SellerApi;
  shop: string;
  html(reply: FastifyReply, page: Omit<Page, 'brand' | 'role' | 'site'>): FastifyReply;
}

/**
 * The vendor dashboard and the KYC site for shoppers, who arrive from the shop with a one-time code in the path
 * (LINK_VENDOR and LINK_KYC).
 */
export function sellerSite(desk: FastifyInstance, { api, sellers, shop, html }: SellerSiteParts): void {
  const sessions = new SellerSessions();
  const toShop = `<p><a href="${e(shop)}">Back to the shop</a></p>`;
  const strangers = (reply: FastifyReply) =>
    html(reply.code(401), {
      title: 'Open this page from the shop',
      body: `<p>Sign in at the shop, then choose the seller link at the top of the page.</p>${toShop}`,
    });

  type Arrival = { Params: { site: string; code: string } };
  desk.get<Arrival>('/:site/:code', { exposeHeadRoute: false }, async (request, reply) => {
    const { site, code } = request.params;
    const wanted = (Object.keys(PATHS) as SellerSite[]).find((name) => PATHS[name] === `/${site}`);
    if (!wanted) return reply.callNotFound();
    const seller = await redeem(code);
    if (seller?.destination !== wanted)
      return html(reply.code(410), {
        title: 'This link has expired or already been used',
        body: `<p>It works once, within a minute. Go back to the shop and choose the link again.</p>${toShop}`,
      });
    sessions.start(reply, seller);
    // Takes the code out of the address. The browser keeps the fragment, which names a section.
    return reply.redirect(PATHS[wanted], 303);
  });

  async function redeem(code: string) {
    try {
      return await sellers.redeem(code);
    } catch (error) {
      if (error instanceof Refused && error.status === 422) return null;
      throw error;
    }
  }

  desk.post('/leave', async (request, reply) => {
    sessions.end(request);
    return reply.redirect(shop, 303);
  });

  desk.get('/kyc', async (request, reply) => {
    const seller = sessions.find(request, 'kyc');
    if (!seller) return strangers(reply);
    const state = await sellers.readKyc(seller.grant);
    return html(reply, { title: 'KYC', body: who(state.profile) + kycBody(state) + toShop });
  });

  void desk.register(async (scope) => {
    scope.addContentTypeParser<Buffer>(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: LARGEST_FORM },
      async (request: { headers: Record<string, unknown> }, body: Buffer) =>
        readForm(String(request.headers['content-type']), body),
    );
    scope.post<{ Body: FilledForm }>('/kyc', { bodyLimit: LARGEST_FORM }, async (request, reply) => {
      const seller = sessions.find(request, 'kyc');
      if (!seller) return strangers(reply);
      const { fields = {}, files = {} } = request.body ?? {};
      const pictures = Object.entries(files).filter(([, file]) => file.length > 0);
      const encoded = Object.fromEntries(pictures.map(([name, file]) => [name, file.toString('base64')]));
      try {
        await sellers.submitKyc(seller.grant, { ...fields, ...encoded });
        return await reply.redirect('/kyc', 303);
      } catch (error) {
        if (!(error instanceof Refused) || error.status !== 422) throw error;
        const { profile, ...state } = await sellers.readKyc(seller.grant);
        const rejected = profile.kyc_rejected_sections.map(({ name }) => name);
        const body = who(profile) + kycForm({ ...state, values: fields, errors: error.errors, rejected });
        const said = { text: 'Nothing was sent yet. Please correct the marked fields.', refused: true };
        return html(reply.code(422), { title: 'KYC', body, said });
      }
    });
  });

  desk.get<{ Querystring: { said?: string; page?: string } }>('/dashboard', async (request, reply) => {
    const seller = sessions.find(request, 'vendor');
    if (!seller) return strangers(reply);
    const { said, page } = request.query;
    const body = who(seller.profile) + (await dashboard(seller.profile, page)) + toShop;
    return html(reply, { title: 'Dashboard', body, ...(said && { said: { text: said, refused: false } }) });
  });

  desk.post<{ Body: Form }>('/dashboard/pack', async (request, reply) => {
    const store = sessions.find(request, 'vendor')?.profile.store_name;
    if (!store) return strangers(reply);
    const id = Number(field(request.body, 'id'));
    await api.post({ role: 'vendor', store }, `/vendor/invoices/${id}/pack`);
    return reply.redirect(`/dashboard?said=${encodeURIComponent('Packed.')}`, 303);
  });

  async function dashboard({ store_name: store }: User, page: string | undefined): Promise<string> {
    if (store === null) return '<p>You have no store yet. Our staff will set it up with you.</p>';
    const caller = { role: 'vendor', store } as const;
    const wanted = { path: '/vendor/invoices', query: { ...(page !== undefined && { page }) } };
    const { data, pagination } = await readList<DeskParcel>(api, caller, wanted);
    const entries = data.map((parcel) => {
      const canPack = invoiceBefore('Packed', 'vendor').includes(parcel.status);
      const pack = whyNotPacked(parcel) ?? form('/dashboard/pack', { id: String(parcel.id) }, 'Pack');
      return `<article>${parcelText(parcel)}<p>${e(parcel.status)}</p>${canPack ? pack : ''}</article>`;
    });
    const list = entries.join('') || '<p>There are no orders yet.</p>';
    return `<h2>Invoices of ${e(store)}</h2>${list}${pageLinks('/dashboard', pagination)}`;
  }
}

/** Who is signed in, so that nobody fills in somebody else's form. */
function who({ surname, other_names, email, store_name }: User): string {
  const about = facts({ 'Signed in as': `${other_names} ${surname}`, Email: email, Store: store_name });
  return `<article>${about}${form('/leave', {}, 'Sign out')}</article>`;
}

function kycBody({ profile, reason, accepted, application }: KycState): string {
  const { kyc_status, kyc_rejected_sections } = profile;
  if (kyc_status === 'Submitted' || kyc_status === 'In review')
    return `<p role="status">Your KYC is being processed</p>${facts({ Status: kyc_status })}`;
  if (kyc_status === 'Verified') return '<p role="status">Your KYC is verified.</p>';
  const rejected = kyc_rejected_sections.map(({ name }) => name);
  const why = kyc_status === 'Rejected' ? `<p class="fault">Your KYC has been rejected. ${e(reason ?? '')}</p>` : '';
  return why + kycForm({ values: { ...application }, errors: {}, rejected, accepted, application });
}
