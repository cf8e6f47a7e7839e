import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { SANDBOX_KEY, withApi } from '../../../test/with-api';
import { SANDBOX_LINKS_KEY } from '../../platform/environment/desk-settings';
import { DESK_ACCOUNTS } from './accounts';
import { buildDesk } from './build-desk';
import { createDeskApi } from './desk-api';
import { createSellerApi } from './seller-api';

const SHOP = 'http://shop.test';
const TYPED = {
  full_name: 'Ngozi Okafor',
  bank: 'Zenith <Bank>',
  account_number: '0123456789',
  bvn: '22198765432',
  id_kind: 'National ID card',
  id_number: 'A1234567',
};

describe('the seller sites of the desk', () => {
  const api = withApi({
    database: 'pglite',
    modules: ['accounts', 'kyc', 'notifications', 'role-tokens', 'seller-handoff', 'uploads'],
    env: { LINK_KYC: 'http://desk.test/kyc', LINK_VENDOR: 'http://desk.test/dashboard' },
  });
  let desk: FastifyInstance;
  let picture: Blob;
  beforeAll(async () => {
    const apiBaseUrl = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const parts = {
      api: createDeskApi({ apiBaseUrl, readKey: async () => SANDBOX_KEY }),
      sellers: createSellerApi({ apiBaseUrl, linksKey: SANDBOX_LINKS_KEY }),
    };
    desk = buildDesk({ brand: 'NKM', shop: SHOP, ...parts });
    const photo = sharp({ create: { width: 200, height: 200, channels: 3, background: '#345' } });
    picture = new Blob([new Uint8Array(await photo.png().toBuffer())], { type: 'image/png' });
  });
  afterAll(() => desk.close());

  async function linkOf(shopper: { id: number }, destination: 'kyc' | 'vendor') {
    const headers = await api.signIn(shopper);
    const answer = await api.inject({ method: 'POST', url: '/links/seller', headers, payload: { destination } });
    return new URL(answer.json().data.url).pathname;
  }
  async function arrive(shopper: { id: number }, destination: 'kyc' | 'vendor' = 'kyc') {
    const entered = await desk.inject({ url: await linkOf(shopper, destination) });
    const cookie = String(entered.headers['set-cookie']).split(';')[0]!;
    return { entered, cookie };
  }
  async function send(cookie: string, changes: Record<string, string | Blob> = {}) {
    const form = new FormData();
    for (const [name, value] of Object.entries({
      ...TYPED,
      bank_statement: picture,
      government_id: picture,
      ...changes,
    }))
      form.set(name, value);
    const body = new Response(form);
    const headers = { cookie, 'content-type': body.headers.get('content-type')! };
    return desk.inject({ method: 'POST', url: '/kyc', headers, payload: Buffer.from(await body.arrayBuffer()) });
  }

  it('are no desk for the shopper', async () => {
    const { cookie } = await arrive(await api.createShopper());
    const { body } = await desk.inject({ url: '/kyc', headers: { cookie } });
    expect(body).toContain('NKM sellers</title>');
    expect(body).not.toContain('NKM desk');
    expect((await desk.inject({ url: '/' })).body).toContain('NKM desk</title>');
    const refused = await desk.inject({ method: 'POST', url: '/kyc', headers: { cookie, 'content-type': 'text/csv' } });
    expect(refused.statusCode).toBe(415);
    expect(refused.body).toContain('NKM sellers</title>');
  });

  it('do not use up the code for HEAD', async () => {
    const ngozi = await api.createShopper();
    const url = await linkOf(ngozi, 'kyc');
    expect((await desk.inject({ method: 'HEAD', url })).statusCode).toBe(404);
    expect((await desk.inject({ url })).statusCode).toBe(303);
  });

  it('SH-STATE-003 show who is signed in, take the KYC data, and leave no code in the address', async () => {
    const ngozi = await api.createShopper();
    const { entered, cookie } = await arrive(ngozi);
    expect([entered.statusCode, entered.headers.location]).toEqual([303, '/kyc']);
    expect(String(entered.headers['set-cookie'])).toContain('HttpOnly');
    const form = (await desk.inject({ url: '/kyc', headers: { cookie } })).body;
    for (const text of [ngozi.email, 'id="government-id"', 'Bank verification number']) expect(form).toContain(text);
    expect((await send(cookie)).statusCode).toBe(303);
    const after = (await desk.inject({ url: '/kyc', headers: { cookie } })).body;
    expect(after).toContain('Your KYC is being processed');
    expect(after).not.toContain(TYPED.bvn);
  });

  it('keep what the shopper typed when a field is wrong, and escape it', async () => {
    const { cookie } = await arrive(await api.createShopper());
    const refused = await send(cookie, { account_number: '12', government_id: new Blob([]) });
    expect(refused.statusCode).toBe(422);
    for (const text of [
      'Zenith &lt;Bank&gt;',
      'value="12"',
      'The account number has 10 digits.',
      'Add a picture of your ID.',
    ])
      expect(refused.body).toContain(text);
  });

  it('refuse a code that was used, and one for the other site', async () => {
    const shopper = await api.createShopper();
    const link = await linkOf(shopper, 'kyc');
    expect((await desk.inject({ url: link })).statusCode).toBe(303);
    const again = await desk.inject({ url: link });
    expect([again.statusCode, again.body.includes(`href="${SHOP}"`)]).toEqual([410, true]);
    const other = (await linkOf(shopper, 'vendor')).replace('/dashboard/', '/kyc/');
    expect((await desk.inject({ url: other })).statusCode).toBe(410);
  });

  it('ask strangers to come from the shop', async () => {
    for (const url of ['/kyc', '/dashboard']) expect((await desk.inject({ url })).statusCode).toBe(401);
    expect((await send('seller=unknown')).statusCode).toBe(401);
    const { cookie } = await arrive(await api.createShopper(), 'vendor');
    expect((await desk.inject({ url: '/kyc', headers: { cookie } })).statusCode).toBe(401);
    const dashboard = await desk.inject({ url: '/dashboard', headers: { cookie } });
    expect(dashboard.body).toContain('You have no store yet.');
    await desk.inject({ method: 'POST', url: '/leave', headers: { cookie } });
    expect((await desk.inject({ url: '/dashboard', headers: { cookie } })).statusCode).toBe(401);
  });

  it('lead to staff, who see the pictures, reject sections and verify', async () => {
    const ngozi = await api.createShopper({ other_names: 'Ngozi <3' });
    const { cookie } = await arrive(ngozi);
    await send(cookie);
    const { password } = DESK_ACCOUNTS.find(({ name }) => name === 'staff')!;
    const form = (url: string, fields: [string, string][], staff = '') =>
      desk.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: staff },
        payload: new URLSearchParams(fields).toString(),
      });
    const signedIn = await form('/sign-in', [
      ['name', 'staff'],
      ['password', password],
    ]);
    const staff = String(signedIn.headers['set-cookie']).split(';')[0]!;
    const read = async (url: string, as = staff) => desk.inject({ url, headers: { cookie: as } });
    expect((await read('/staff/kyc')).body).toContain('Ngozi &lt;3');
    const shown = `/kyc-picture?id=${ngozi.id}&name=government-id`;
    expect((await read(shown)).headers['content-type']).toBe('image/webp');
    expect((await read(shown, cookie)).statusCode).toBe(404);
    const id: [string, string] = ['id', String(ngozi.id)];
    const rejection: [string, string][] = [
      id,
      ['status', 'Submitted'],
      ['to', 'Rejected'],
      ['section', 'Bank statement'],
      ['section', 'Government ID'],
      ['reason', 'Too dark'],
    ];
    await form('/staff/kyc/decide', rejection, staff);
    const mended = (await read('/kyc', cookie)).body;
    expect(mended).toContain('Too dark');
    expect(mended.match(/Rejected: please correct/g)).toHaveLength(2);
    expect(mended).toContain('Accepted. Zenith &lt;Bank&gt;, ends in');
    expect(mended).not.toContain('name="bvn"');
    expect(mended).toContain('name="bank_statement"');
    await send(cookie);
    await form('/staff/kyc/decide', [id, ['status', 'Submitted'], ['to', 'Verified']], staff);
    expect((await read('/kyc', cookie)).body).toContain('Your KYC is verified.');
  });
});
