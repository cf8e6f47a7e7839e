import { withApi } from '../../../test/with-api';
import { databases } from '../../../test/test-databases';
import { listSharedNumbers } from './public';

describe.each(databases)('phone numbers of older releases on %s', (database) => {
  const api = withApi({ database, modules: ['accounts', 'contacts'] });
  const reread = () => api.app.jobs.runNow('read stored phone numbers');
  async function store(contact: string) {
    const { id } = await api.createShopper();
    await api.db.insertInto('contacts').values({ user_id: id, type: 'Phone', contact }).execute();
    return id;
  }
  const numberOf = async (user: number) =>
    (await api.db.selectFrom('contacts').select('contact').where('user_id', '=', user).executeTakeFirstOrThrow())
      .contact;

  it('get the stored form; a number that no network can have stays', async () => {
    const numbers = [
      ['0803 700 0001', '2348037000001'],
      ['+234 (0) 803 700 0002', '2348037000002'],
      ['2348037000003', '2348037000003'],
      ['4740612345', '4740612345'],
      ['79012345678', '79012345678'],
      ['11111111111', '11111111111'],
    ] as const;
    const users = [];
    for (const [typed] of numbers) users.push(await store(typed));
    for (let time = 0; time < 2; time += 1) {
      await reread();
      for (const [at, [, stored]] of numbers.entries()) expect(await numberOf(users[at]!)).toBe(stored);
    }
    expect(await listSharedNumbers(api.db)).toEqual([]);
  });

  it('that several accounts share are listed for staff and stay as they are', async () => {
    const typed = ['0803 800 0001', '2348038000001', '+234 803 800 0001'];
    const users = [];
    for (const contact of typed) users.push(await store(contact));
    await reread();
    for (const [at, contact] of typed.entries()) expect(await numberOf(users[at]!)).toBe(contact);
    const [holder, ...others] = [users[1]!, users[0]!, users[2]!];
    expect(await listSharedNumbers(api.db)).toEqual([{ number: '2348038000001', accounts: [holder, ...others] }]);
    await api.db.deleteFrom('contacts').where('user_id', 'in', others).execute();
    expect(await listSharedNumbers(api.db)).toEqual([]);
  });

  it('are read in batches', async () => {
    const { id } = await api.createShopper();
    const contacts = Array.from({ length: 1_100 }, (_, at) => ({
      user_id: id,
      type: 'Phone' as const,
      contact: `0903 ${7_000_000 + at}`,
    }));
    await api.db.insertInto('contacts').values(contacts).execute();
    await reread();
    const left = await api.db.selectFrom('contacts').select('id').where('contact', 'like', '% %').execute();
    expect(left).toEqual([]);
  });
});
