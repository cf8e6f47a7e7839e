import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { messages } from './messages';

describe.each(databases)('the profile on %s', (database) => {
  const api = withApi({ database, modules: ['accounts', 'profile'] });
  const patch = (headers: { authorization: string }, payload: object) =>
    api.inject({ method: 'PATCH', url: '/users', headers, payload });
  async function aShopper(columns: object = {}) {
    const shopper = await api.createShopper();
    if (Object.keys(columns).length > 0)
      await api.db.updateTable('users').set(columns).where('id', '=', shopper.id).execute();
    return { ...shopper, headers: await api.signIn(shopper) };
  }
  const rowOf = ({ id }: { id: number }) =>
    api.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('answers 401 without a session', async () => {
    const answer = await api.inject({ method: 'PATCH', url: '/users', payload: {} });
    expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Unauthenticated.' }]);
  });

  it('ACC-CALL-007 takes any of surname, other_names, dob and gender', async () => {
    const ada = await aShopper();
    const answer = await patch(ada.headers, {
      surname: '  Adébáyọ̀ ',
      other_names: 'Ada  Ngozi',
      email: ada.email.toUpperCase(),
      dob: '1994-03-18',
      gender: 'Female',
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        message: 'Account successfully updated',
        data: expect.objectContaining({
          surname: 'Adébáyọ̀',
          other_names: 'Ada Ngozi',
          email: ada.email,
          dob: '1994-03-18',
          gender: 'Female',
        }),
      },
    ]);
    await patch(ada.headers, { gender: 'Male' });
    expect(await rowOf(ada)).toMatchObject({ surname: 'Adébáyọ̀', dob: '1994-03-18', gender: 'Male' });
    await patch(ada.headers, { dob: null });
    expect((await rowOf(ada)).dob).toBeNull();
  });

  it('takes a name in Latin letters for invoices, and removes it again', async () => {
    const ali = await aShopper();
    const save = async (latin_name: string | null) => {
      const { statusCode, body } = await patch(ali.headers, { latin_name });
      return [statusCode, statusCode === 200 ? JSON.parse(body).data.latin_name : JSON.parse(body).errors];
    };
    expect(await save(' Ali  Muhammad ')).toEqual([200, 'Ali Muhammad']);
    const refusal = ['Enter your name in Latin letters, such as Ngozi Okafor.'];
    expect(await save('علي محمد')).toEqual([422, { latin_name: refusal }]);
    expect((await rowOf(ali)).latin_name).toBe('Ali Muhammad');
    expect(await save('')).toEqual([200, null]);
  });

  it('reports every invalid field, and saves nothing', async () => {
    const ada = await aShopper();
    const answer = await patch(ada.headers, {
      surname: 'X',
      other_names: 'Ngozi',
      email: 'no address',
      dob: '2999-01-01',
      gender: 'x',
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      {
        message: 'Surname must be at least 3 charaters long.',
        errors: {
          surname: ['Surname must be at least 3 charaters long.'],
          email: ['Invalid Email'],
          dob: [messages.dobInFuture],
          gender: [messages.genderInvalid],
        },
      },
    ]);
    expect(await rowOf(ada)).toMatchObject({ surname: 'Okafor', other_names: 'Ngozi', dob: null });
  });

  it('changes nothing that the form does not have', async () => {
    const ada = await aShopper();
    const answer = await patch(ada.headers, {
      surname: 'Okonkwo',
      id: 1,
      bvn_verified: true,
      kyc_status: 'Verified',
      store_name: 'X',
      avatar: '/a',
      status: 'deleted',
      password_hash: 'x',
    });
    expect(answer.statusCode).toBe(200);
    expect(await rowOf(ada)).toMatchObject({
      surname: 'Okonkwo',
      bvn_verified: false,
      kyc_status: null,
      store_name: null,
      avatar: null,
      status: 'active',
      password_hash: null,
    });
  });

  it.each([
    ['ACC-STATE-003 with a verified BVN', { bvn_verified: true }, messages.verified],
    ['ACC-STATE-004 ACC-STATE-005 with verified KYC', { kyc_status: 'Verified' }, messages.verified],
    ['ACC-STATE-004 ACC-MSG-011 with submitted KYC', { kyc_status: 'Submitted' }, messages.inReview],
    ['with KYC in review', { kyc_status: 'In review' }, messages.inReview],
  ])('%s is locked', async (_, columns, message) => {
    const ada = await aShopper(columns);
    for (const payload of [{ surname: 'Okonkwo' }, { email: 'other@example.com' }, { surname: '1' }]) {
      const answer = await patch(ada.headers, payload);
      expect([answer.statusCode, answer.json().message]).toEqual([403, message]);
    }
    expect(await rowOf(ada)).toMatchObject({ surname: 'Okafor', email: ada.email });
    expect(await api.messagesTo('other@example.com')).toEqual([]);
  });

  it('with rejected KYC is open, so that the shopper can correct it', async () => {
    const ada = await aShopper({ kyc_status: 'Rejected' });
    expect((await patch(ada.headers, { surname: 'Okonkwo' })).statusCode).toBe(200);
  });

  it('ACC-ROLE-002 a seller changes the name, but not the email', async () => {
    const chidi = await aShopper({ store_name: 'Chidi Gadgets Hub' });
    const both = await patch(chidi.headers, { surname: 'Okonkwo', email: `new-${database}@example.com` });
    expect([both.statusCode, both.json().errors]).toEqual([403, { email: [messages.sellerEmail] }]);
    expect((await rowOf(chidi)).surname).toBe('Okafor');
    expect((await patch(chidi.headers, { surname: 'Okonkwo', email: chidi.email })).statusCode).toBe(200);
  });
});
