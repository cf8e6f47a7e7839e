import { databases } from '../../../test/test-databases';
import { addPhone, postContact, verifyNumber } from '../../../test/shop/phone';
import { withApi } from '../../../test/with-api';
import { messages } from './messages';

describe.each(databases)('phone numbers on %s', (database) => {
  const api = withApi({ database, modules: ['accounts', 'phone-numbers'] });
  const contactsOf = async (headers: { authorization: string }) =>
    (await api.inject({ url: '/contacts', headers })).json().data as { contact: string }[];
  async function aShopper() {
    const shopper = await api.createShopper();
    return { ...shopper, headers: await api.signIn(shopper) };
  }

  it.each([
    ['GET', '/contacts'],
    ['GET', '/contacts/phones'],
    ['POST', '/contacts'],
    ['POST', '/contacts/verification'],
    ['POST', '/contacts/verification/confirm'],
  ] as const)('answer 401 to %s %s without a session', async (method, url) => {
    const answer = await api.inject({ method, url });
    expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Unauthenticated.' }]);
  });

  it('ACC-CALL-013 ACC-CALL-014 lists the shopper’s own contacts at both URLs', async () => {
    const [shopper, other] = [await api.createShopper(), await api.createShopper()];
    await api.db
      .insertInto('contacts')
      .values([
        { user_id: shopper.id, type: 'Phone', contact: '2348031111111' },
        { user_id: other.id, type: 'Phone', contact: '2348032222222' },
      ])
      .execute();
    const headers = await api.signIn(shopper);
    const all = (await api.inject({ url: '/contacts', headers })).json();
    expect(all).toEqual({ data: [{ id: expect.any(Number), type: 'Phone', contact: '2348031111111' }] });
    expect((await api.inject({ url: '/contacts/phones', headers })).json()).toEqual(all);
  });

  it('ACC-CALL-015 ACC-FIELD-004 POST /contacts adds a verified number, which becomes the phone of the user', async () => {
    const ada = await aShopper();
    await verifyNumber(api, ada.headers, '0806 111 1111');
    for (const time of ['the first time', 'again, after a lost answer']) {
      const answer = await postContact(api, ada.headers, '2348061111111');
      expect([time, answer.statusCode, answer.json().data]).toEqual([
        time,
        200,
        { id: expect.any(Number), type: 'Phone', contact: '2348061111111' },
      ]);
    }
    expect(await contactsOf(ada.headers)).toHaveLength(1);
    const me = await api.inject({ url: '/users/me', headers: ada.headers });
    expect(me.json().data.phone).toBe('2348061111111');
    expect(await api.messagesTo(ada.email)).toEqual([]);
  });

  it('a new number replaces the previous one, and the owner gets a mail', async () => {
    const ada = await aShopper();
    await addPhone(api, ada.headers, '08062222221');
    await addPhone(api, ada.headers, '08062222222');
    expect(await contactsOf(ada.headers)).toMatchObject([{ contact: '2348062222222' }]);
    const [mail] = await api.messagesTo(ada.email);
    expect(mail).toMatchObject({ subject: 'The phone number of your NKM account was changed' });
    expect(mail!.text).toContain('ends with 2222');
    const next = await aShopper();
    expect((await addPhone(api, next.headers, '08062222221')).statusCode).toBe(200);
  });

  it.each([
    ['no number', messages.contactInvalid],
    ['08063333333', messages.contactUnverified],
    ['+44 7911 123456', messages.contactUnverified],
  ])('POST /contacts refuses %s with a reason', async (contact, reason) => {
    const { headers } = await aShopper();
    const answer = await postContact(api, headers, contact);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { contact: [reason] }]);
  });

  it('ACC-CALL-015 ACC-MSG-036 refuses a verified number of another account with the documented message', async () => {
    const [ada, bayo] = [await aShopper(), await aShopper()];
    await addPhone(api, ada.headers, '08064444441');
    await addPhone(api, bayo.headers, '08064444442');
    const taken = await addPhone(api, bayo.headers, '08064444441');
    expect([taken.statusCode, taken.json().errors]).toEqual([
      422,
      { contact: ['The contact has already been taken.'] },
    ]);
    expect(await contactsOf(bayo.headers)).toMatchObject([{ contact: '2348064444442' }]);
  });
});

describe('two shoppers who add one number at the same time', () => {
  const api = withApi({ database: 'postgres', modules: ['accounts', 'phone-numbers'] });

  it('one gets it, and the other learns that it is taken', async () => {
    const shoppers = [];
    for (let count = 0; count < 6; count++) shoppers.push(await api.signIn(await api.createShopper()));
    for (const headers of shoppers) await verifyNumber(api, headers, '08065555555');
    const answers = await Promise.all(shoppers.map((headers) => postContact(api, headers, '08065555555')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    const kept = await api.db.selectFrom('contacts').select('id').where('contact', '=', '2348065555555').execute();
    expect(kept).toHaveLength(1);
  });
});
