import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';

describe.each(databases)('the shopper on %s', (database) => {
  const api = withApi({ database, modules: ['accounts'], env: { PUBLIC_URL: 'https://shop.example' } });

  it('answers 401 to GET /users/me without a session', async () => {
    const answer = await api.inject({ url: '/users/me' });
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
        latin_name: null,
        kyc_decision: { accepted: [], reason: null },
      },
    });
  });

  it('marks a verified vendor', async () => {
    const shopper = await api.createShopper();
    await api.db.updateTable('users').set({ kyc_status: 'Verified' }).where('id', '=', shopper.id).execute();
    const { data } = (await api.inject({ url: '/users/me', headers: await api.signIn(shopper) })).json();
    expect(data).toMatchObject({ kyc_verified: true, kyc: { verified: true, submitted: true, status: 'Verified' } });
  });
});
