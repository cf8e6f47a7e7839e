import sharp from 'sharp';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { createRoleToken } from '../role-tokens/public';
import { messages } from './messages';

const KEY = 'key-of-the-kyc-site';
const MODULES = ['accounts', 'kyc', 'notifications', 'role-tokens', 'seller-handoff', 'uploads'];
const env = { LINK_KYC: 'https://kyc.example', LINK_VENDOR: 'https://vendor.example', LINKS_KEY: KEY };
const TYPED = {
  full_name: 'Ngozi Okafor',
  bank: 'Zenith Bank',
  account_number: '0123456789',
  bvn: '22198765432',
  id_kind: 'National ID card',
  id_number: 'A12 345 67',
};

let picture: string;
beforeAll(async () => {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  picture = bytes.toString('base64');
});

describe.each(databases)('KYC on %s', (database) => {
  const api = withApi({ database, modules: MODULES, env });

  async function staffClient(role: 'staff' | 'courier' = 'staff') {
    const token = await createRoleToken(api.db, { role, name: `t${Math.random()}`, now: new Date() });
    const headers = { authorization: `Bearer ${token}` };
    return {
      list: async (status: string) => (await api.inject({ url: `/staff/kyc?status=${status}`, headers })).json().data,
      decide: (id: number, payload: object) =>
        api.inject({ method: 'POST', url: `/staff/kyc/${id}`, headers, payload }),
      photo: (id: number, name: string) => api.inject({ url: `/staff/kyc/${id}/photos/${name}`, headers }),
    };
  }
  /** A shopper who arrived at a seller site; the site's headers for acting for them. */
  async function arrive(destination: 'kyc' | 'vendor' = 'kyc', shopper?: { id: number; email: string }) {
    const who = shopper ?? (await api.createShopper());
    const headers = await api.signIn(who);
    const link = await api.inject({ method: 'POST', url: '/links/seller', headers, payload: { destination } });
    const code = link.json().data.url.split('/').at(-1);
    const { data } = (
      await api.inject({ method: 'POST', url: '/links/redeem', headers: { 'x-links-key': KEY }, payload: { code } })
    ).json();
    return { ...who, session: headers, site: { 'x-links-key': KEY, authorization: `Bearer ${data.grant}` } };
  }
  const submit = (headers: Record<string, string>, changes: object = {}) =>
    api.inject({
      method: 'POST',
      url: '/kyc/application',
      headers,
      payload: { ...TYPED, bank_statement: picture, government_id: picture, ...changes },
    });
  const profileOf = async (headers: Record<string, string>) =>
    (await api.inject({ url: '/users/me', headers })).json().data;

  it('API-FIELD-001 goes from Submitted over In review and Rejected to Verified, and the shopper is told each time', async () => {
    const ada = await arrive();
    const staff = await staffClient();
    expect((await submit(ada.site)).statusCode).toBe(201);
    expect(await profileOf(ada.session)).toMatchObject({ kyc: { submitted: true, status: 'Submitted' } });
    const [listed] = (await staff.list('Submitted')).filter(({ id }: { id: number }) => id === ada.id);
    expect(listed).toMatchObject({
      email: ada.email,
      application: { full_name: 'Ngozi Okafor', account_last4: '6789', id_last4: '4567' },
      history: [{ from_status: null, to_status: 'Submitted', actor: 'shopper', staff: null }],
    });
    expect(listed.application.photos).toEqual(['bank-statement', 'government-id']);
    const shown = await staff.photo(ada.id, 'government-id');
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);

    expect((await staff.decide(ada.id, { status: 'In review' })).statusCode).toBe(200);
    const sections = [{ name: 'Bank statement' }, { name: 'Other', url: 'https://help.example/other' }];
    const refusal = { status: 'Rejected', from: 'In review', reason: 'It is older than three months.', sections };
    expect((await staff.decide(ada.id, refusal)).statusCode).toBe(200);
    expect((await profileOf(ada.session)).kyc_rejected_sections).toEqual([
      { name: 'Bank statement', url: 'https://kyc.example#bank-statement' },
      { name: 'Other', url: 'https://help.example/other' },
    ]);
    const again = await api.inject({ url: '/kyc/application', headers: ada.site });
    expect(again.json().data).toMatchObject({
      reason: 'It is older than three months.',
      application: { full_name: 'Ngozi Okafor', bank: 'Zenith Bank' },
    });
    expect(again.json().data.application).not.toHaveProperty('bvn_hmac');
    expect((await submit(ada.site)).statusCode).toBe(201);
    expect((await staff.decide(ada.id, { status: 'Verified' })).statusCode).toBe(200);
    expect(await profileOf(ada.session)).toMatchObject({
      kyc_verified: true,
      bvn_verified: true,
      kyc_rejected_sections: [],
    });
    expect((await staff.photo(ada.id, 'government-id')).statusCode).toBe(404);
    const mails = await api.messagesTo(ada.email);
    expect(mails.map(({ subject }) => subject)).toEqual(
      ['Submitted', 'In review', 'Rejected', 'Submitted', 'Verified'].map((status) => `Your NKM KYC status: ${status}`),
    );
    expect(mails[2]!.text).toContain('Please correct: Bank statement, Other. It is older than three months.');
    const told = await api.db.selectFrom('notifications').select('tag').where('user_id', '=', ada.id).execute();
    expect(told).toEqual(Array(5).fill({ tag: 'KYC' }));
    const [verified] = (await staff.list('Verified')).filter(({ id }: { id: number }) => id === ada.id);
    expect(verified.history[0]).toMatchObject({ to_status: 'Verified', actor: 'staff', staff: expect.any(String) });
  });

  describe('after a rejection of one section', () => {
    const send = (headers: Record<string, string>, payload: object) =>
      api.inject({ method: 'POST', url: '/kyc/application', headers, payload });
    const accepted = async (headers: Record<string, string>) =>
      (await api.inject({ url: '/kyc/application', headers })).json().data.accepted;
    async function rejected(...names: string[]) {
      const ada = await arrive();
      const staff = await staffClient();
      await submit(ada.site);
      const sections = names.map((name) => ({ name }));
      const refusal = { status: 'Rejected', reason: 'Too dark.', sections };
      expect((await staff.decide(ada.id, refusal)).statusCode).toBe(200);
      const listed = async (status: string) =>
        (await staff.list(status)).find(({ id }: { id: number }) => id === ada.id);
      return { ada, staff, listed };
    }

    it('asks only for that one, and keeps what was accepted', async () => {
      const { ada, listed } = await rejected('Bank statement');
      const others = ['Personal details', 'Account number', 'Bank verification number', 'Government ID'];
      expect(await accepted(ada.site)).toEqual(others);
      expect((await profileOf(ada.session)).kyc_decision).toEqual({ accepted: others, reason: 'Too dark.' });
      const before = await listed('Rejected');
      expect((await send(ada.site, { bank_statement: picture })).statusCode).toBe(201);
      const { submitted_at, ...after } = (await listed('Submitted')).application;
      expect({ ...after, submitted_at: before.application.submitted_at }).toEqual(before.application);
      expect(submitted_at > before.application.submitted_at).toBe(true);
      expect(after.photos).toEqual(['bank-statement', 'government-id']);
      expect(await accepted(ada.site)).toEqual([]);
      expect(await profileOf(ada.session)).not.toHaveProperty('kyc_decision');
    });

    it('demands each field of a rejected section, and takes an accepted section that is sent again', async () => {
      const { ada, listed } = await rejected('Government ID');
      const refused = await send(ada.site, { id_number: '1' });
      expect(refused.statusCode).toBe(422);
      expect(refused.json().errors).toEqual({
        id_kind: [messages.idKind],
        id_number: [messages.idNumber],
        government_id: [messages.governmentId],
      });
      const wrong = { id_kind: 'Voter’s card', id_number: 'B7654321', government_id: picture, bank: '' };
      expect((await send(ada.site, wrong)).json().errors).toEqual({ bank: [messages.bank] });
      expect((await send(ada.site, { ...wrong, bank: 'Wema Bank' })).statusCode).toBe(201);
      expect((await listed('Submitted')).application).toMatchObject({
        full_name: 'Ngozi Okafor',
        bank: 'Wema Bank',
        account_last4: '6789',
        id_kind: 'Voter’s card',
        id_last4: '4321',
      });
    });

    it('asks for everything when the rejection names no section of the form, and at the first time', async () => {
      const { ada } = await rejected('Other');
      expect(await accepted(ada.site)).toEqual([]);
      expect((await profileOf(ada.session)).kyc_decision).toEqual({ accepted: [], reason: 'Too dark.' });
      for (const { site } of [ada, await arrive()])
        expect(Object.keys((await send(site, { bank_statement: picture })).json().errors)).toEqual([
          'full_name',
          'bank',
          'account_number',
          'bvn',
          'id_kind',
          'id_number',
          'government_id',
        ]);
    });
  });

  it('stores no bank verification number, but finds the same one at other accounts', async () => {
    const bvn = '22155555555';
    const [one, two] = [await arrive(), await arrive()];
    for (const who of [one, two]) await submit(who.site, { bvn });
    const rows = await api.db.selectFrom('kyc_applications').selectAll().execute();
    for (const secret of [bvn, TYPED.account_number, 'A1234567']) expect(JSON.stringify(rows)).not.toContain(secret);
    const listed = await (await staffClient()).list('Submitted');
    const ofOne = listed.find(({ id }: { id: number }) => id === one.id);
    expect(ofOne.application.other_accounts_with_bvn).toBe(1);
    expect(JSON.stringify(listed)).not.toContain('bvn_hmac');
  });

  it('names each wrong field, and stores nothing then', async () => {
    const ada = await arrive();
    const wrong = await submit(ada.site, {
      bvn: '1',
      bank_statement: undefined,
      government_id: 'bm90IGEgcGljdHVyZQ==',
    });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().errors).toMatchObject({
      bvn: [messages.bvn],
      bank_statement: [messages.bankStatement],
      government_id: [expect.any(String)],
    });
    expect((await profileOf(ada.session)).kyc_status).toBeNull();
  });

  it('accepts one of several simultaneous applications, and none while staff decide', async () => {
    const ada = await arrive();
    const statuses = (await Promise.all([1, 2, 3].map(() => submit(ada.site)))).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([201, 409, 409]);
    await (await staffClient()).decide(ada.id, { status: 'In review' });
    expect((await submit(ada.site)).statusCode).toBe(409);
  });

  it('refuses a decision on a status that has changed in the meantime, and one without sections', async () => {
    const ada = await arrive();
    const staff = await staffClient();
    await submit(ada.site);
    const decide = async (payload: object) => (await staff.decide(ada.id, payload)).statusCode;
    expect(await decide({ status: 'Verified', from: 'In review' })).toBe(409);
    expect(await decide({ status: 'Submitted' })).toBe(409);
    expect(await decide({ status: 'Rejected' })).toBe(422);
    expect(await decide({ status: 'Verified', sections: [{ name: 'x' }] })).toBe(422);
    for (const url of ['javascript:alert(1)', '//evil.example', 'data:text/html,x'])
      expect(await decide({ status: 'Rejected', sections: [{ name: 'x', url }] })).toBe(422);
    expect((await staff.decide(999_999, { status: 'Verified' })).statusCode).toBe(404);
  });

  it('is closed to shoppers, other roles, other sites, and without the key', async () => {
    const ada = await arrive();
    expect((await submit(ada.session)).statusCode).toBe(403);
    expect((await submit({ ...ada.session, 'x-links-key': KEY })).statusCode).toBe(401);
    expect((await submit({ ...ada.site, 'x-links-key': 'wrong' })).statusCode).toBe(403);
    expect((await submit((await arrive('vendor')).site)).statusCode).toBe(401);
    expect((await api.inject({ url: '/users/me', headers: ada.site })).statusCode).toBe(401);
    const courier = await staffClient('courier');
    expect((await courier.decide(ada.id, { status: 'Verified' })).statusCode).toBe(403);
    expect((await courier.photo(ada.id, 'government-id')).statusCode).toBe(403);
    expect((await api.inject({ url: '/staff/kyc', headers: ada.session })).statusCode).toBe(401);
  });

  it('ends half an hour after the shopper arrived, and with the account', async () => {
    const [late, closed] = [await arrive(), await arrive()];
    await api.db.updateTable('users').set({ status: 'deactivated' }).where('id', '=', closed.id).execute();
    expect((await submit(closed.site)).statusCode).toBe(401);
    api.advance(30 * 60 + 1);
    expect((await submit(late.site)).statusCode).toBe(401);
    await api.app.jobs.runNow('clean up link codes');
    expect(await api.db.selectFrom('handoff_grants').selectAll().execute()).toEqual([]);
  });
});
