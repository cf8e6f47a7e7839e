import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { messages } from './messages';

describe.each(databases)('the shopper on %s', (database) => {
  const api = withApi({ database, modules: ['accounts'], env: { PUBLIC_URL: 'https://shop.example' } });

  it.each([
    ['GET', '/users/me'],
    ['POST', '/users/verify/resend'],
  ] as const)('answers 401 to %s %s without a session', async (method, url) => {
    const answer = await api.inject({ method, url });
    expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Unauthenticated.' }]);
  });

  it('SH-CALL-004 API-FIELD-001 answers GET /users/me with every field of the user', async () => {
    const shopper = await api.createShopper({ surname: 'Adébáyọ̀', other_names: 'Ada' });
    await api.db
      .updateTable('users')
      .set({
        dob: '1990-02-28',
        gender: 'Female',
        store_name: 'Ada Stores',
        kyc_status: 'Rejected',
        kyc_rejected_sections: JSON.stringify([{ name: 'Identity', url: 'https://kyc.example/identity' }]),
        bvn_verified: true,
      })
      .where('id', '=', shopper.id)
      .execute();
    for (const contact of ['2348030000001', '2348030000002']) {
      const digits = `${contact}${database === 'pglite' ? 1 : 2}`;
      await api.db.insertInto('contacts').values({ user_id: shopper.id, type: 'Phone', contact: digits }).execute();
    }
    const answer = await api.inject({ url: '/users/me', headers: await api.signIn(shopper) });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      data: {
        id: shopper.id,
        surname: 'Adébáyọ̀',
        other_names: 'Ada',
        email: shopper.email,
        email_verified: true,
        dob: '1990-02-28',
        gender: 'Female',
        phone: `2348030000001${database === 'pglite' ? 1 : 2}`,
        avatar: null,
        store_name: 'Ada Stores',
        kyc: { verified: false, submitted: true, status: 'Rejected' },
        kyc_verified: false,
        kyc_status: 'Rejected',
        kyc_rejected_sections: [{ name: 'Identity', url: 'https://kyc.example/identity' }],
        bvn_verified: true,
      },
    });
  });

  it('marks a verified vendor', async () => {
    const shopper = await api.createShopper();
    await api.db.updateTable('users').set({ kyc_status: 'Verified' }).where('id', '=', shopper.id).execute();
    const { data } = (await api.inject({ url: '/users/me', headers: await api.signIn(shopper) })).json();
    expect(data).toMatchObject({ kyc_verified: true, kyc: { verified: true, submitted: true, status: 'Verified' } });
  });

  it('ACC-CALL-012 mails a link that verifies the email and redirects to the shop', async () => {
    const shopper = await api.createShopper({ email_verified_at: null });
    const headers = await api.signIn(shopper);
    const resent = await api.inject({ method: 'POST', url: '/users/verify/resend', headers });
    expect([resent.statusCode, resent.json()]).toEqual([200, { message: messages.verificationSent }]);
    const [mail] = await api.messagesTo(shopper.email);
    const link = new URL(/https:\/\/\S+/.exec(mail!.text)![0]);
    expect(link.origin + link.pathname).toMatch(/^https:\/\/shop\.example\/api\/users\/verify\/[\w-]{43}$/);

    for (const opened of ['once', 'again, after the mail program did']) {
      const answer = await api.inject({ url: link.pathname.replace('/api', '') });
      expect([opened, answer.statusCode]).toEqual([opened, 302]);
      expect(answer.headers.location).toBe('https://shop.example/register-verify-email?emailVerified=1');
    }
    expect((await api.inject({ url: '/users/me', headers })).json().data.email_verified).toBe(true);
    const needless = await api.inject({ method: 'POST', url: '/users/verify/resend', headers });
    expect([needless.statusCode, needless.json().message]).toEqual([409, messages.alreadyVerified]);
  });

  it('rejects an unknown or expired link, or one for a previous email', async () => {
    const shopper = await api.createShopper({ email_verified_at: null });
    const headers = await api.signIn(shopper);
    const newLink = async () => {
      await api.inject({ method: 'POST', url: '/users/verify/resend', headers });
      return /\/users\/verify\/\S+/.exec((await api.messagesTo(shopper.email)).at(-1)!.text)![0];
    };
    const old = await newLink();
    const refused = 'https://shop.example/register-verify-email?linkExpired=1';
    expect((await api.inject({ url: `/users/verify/${'A'.repeat(43)}` })).headers.location).toBe(refused);

    const before = await newLink();
    await api.db
      .updateTable('users')
      .set({ email: `moved-${database}@example.com` })
      .where('id', '=', shopper.id)
      .execute();
    expect((await api.inject({ url: before })).headers.location).toBe(refused);
    await api.db.updateTable('users').set({ email: shopper.email }).where('id', '=', shopper.id).execute();
    expect((await api.inject({ url: '/users/me', headers })).json().data.email_verified).toBe(false);

    api.advance(24 * 3600 + 1);
    expect((await api.inject({ url: old })).headers.location).toBe(refused);
  });
});
