import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';

const HOME = {
  type: 'Delivery',
  other_names: ' Ngozi ',
  surname: 'Okafor',
  address: ' 12 Awolowo Road ',
  phone: '08031234567',
  city: 'Ikeja',
};

describe.each(databases)('addresses on %s', (database) => {
  const api = withApi({ database, contents: 'seeded', modules: ['addresses', 'locations'] });
  let place: { state_id: number; lga_id: number };
  let elsewhere: { state_id: number; lga_id: number };
  beforeAll(async () => {
    const lgas = await api.db.selectFrom('landmarks').select(['id', 'state_id']).orderBy('id').execute();
    place = { state_id: lgas[0]!.state_id, lga_id: lgas[0]!.id };
    const other = lgas.find(({ state_id }) => state_id !== place.state_id)!;
    elsewhere = { state_id: other.state_id, lga_id: other.id };
  });

  async function aShopper() {
    const headers = await api.signIn(await api.createShopper());
    const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
      api.inject({ method, url, headers, ...(payload && { payload }) });
    return {
      call,
      add: async (more: object = {}) => (await call('POST', '/addresses', { ...HOME, ...place, ...more })).json().data,
      list: async () =>
        (await call('GET', '/addresses')).json().data as { id: number; type: string; is_default: boolean }[],
    };
  }

  it('ACC-CALL-022 ACC-CALL-020 POST adds a trimmed address, and GET lists it with state and LGA names', async () => {
    const ada = await aShopper();
    const answer = await ada.call('POST', '/addresses', { ...HOME, ...place });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data).toMatchObject({
      type: 'Delivery',
      other_names: 'Ngozi',
      surname: 'Okafor',
      address: '12 Awolowo Road',
      state: place.state_id,
      ...place,
      lga: place.lga_id,
      state_name: expect.any(String),
      lga_name: expect.any(String),
      country: 'Nigeria',
      is_default: true,
    });
    expect(await ada.list()).toEqual([answer.json().data]);
  });

  it('API-FIELD-007 has every documented field, with both names of state and LGA', async () => {
    const ada = await aShopper();
    for (const type of ['Delivery', 'Billing']) {
      const { id } = await ada.add({ type, landmark: 'Market', post_code: '100001' });
      const address = (await ada.call('GET', `/addresses/${id}`)).json().data;
      expect(address).toMatchObject({
        id,
        type,
        other_names: 'Ngozi',
        surname: 'Okafor',
        address: '12 Awolowo Road',
        state: place.state_id,
        state_id: place.state_id,
        lga: place.lga_id,
        lga_id: place.lga_id,
        landmark: 'Market',
        post_code: '100001',
        phone: '2348031234567',
        city: 'Ikeja',
        country: 'Nigeria',
      });
    }
  });

  it('also accepts the documented names `state` and `lga`', async () => {
    const ada = await aShopper();
    const { state_id, lga_id } = place;
    const answer = await ada.call('POST', '/addresses', { ...HOME, state: state_id, lga: lga_id });
    expect(answer.json().data).toMatchObject(place);
  });

  it('ACC-CALL-021 GET returns one address', async () => {
    const ada = await aShopper();
    const { id } = await ada.add();
    expect((await ada.call('GET', `/addresses/${id}`)).json().data).toMatchObject({ id, address: '12 Awolowo Road' });
  });

  it('ACC-CALL-023 PATCH changes the given fields and keeps the rest', async () => {
    const ada = await aShopper();
    const { id } = await ada.add();
    const { state_id, lga_id } = elsewhere;
    const changed = await ada.call('PATCH', `/addresses/${id}`, { state: state_id, lga: lga_id, landmark: 'Market' });
    expect(changed.json().data).toMatchObject({ ...elsewhere, landmark: 'Market', phone: '2348031234567' });
    const whole = { ...changed.json().data, address: '1 Allen Avenue' };
    expect((await ada.call('PATCH', `/addresses/${id}`, whole)).json().data).toEqual(whole);
  });

  it.each([
    [{ phone: '0803123456' }, { phone: ['Phone Number must have at least 11 numbers.'] }],
    [{ phone: '080311111111111' }, { phone: ['Phone Number must have maximum of 14 numbers.'] }],
    [{ phone: 'no number' }, { phone: ['Phone Number must have at least 11 numbers.'] }],
    [{ phone: '06031234567' }, { phone: ['Phone Number is invalid.'] }],
    [{ phone: '11111111111' }, { phone: ['Phone Number is invalid.'] }],
    [{ phone: 'call 08031234567' }, { phone: ['Phone Number is invalid.'] }],
    [{ address: '  ' }, { address: ['Address is required'] }],
    [{ address: '\u200b\u00ad' }, { address: ['Address is required'] }],
    [{ state_id: null }, { state: ['State is required'] }],
    [{ lga_id: null }, { lga: ['Lga is required'] }],
    [{ state_id: 99_999 }, { state: ['The selected state is invalid.'] }],
  ])('refuses %j', async (change, errors) => {
    const ada = await aShopper();
    const answer = await ada.call('POST', '/addresses', { ...HOME, ...place, ...change });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
    const { id } = await ada.add();
    const patched = await ada.call('PATCH', `/addresses/${id}`, change);
    expect([patched.statusCode, patched.json().errors]).toEqual([422, errors]);
  });

  it.each(['+234 (0) 803 123 4567', '00234-803-123-4567', '803 123 4567', '٠٨٠٣١٢٣٤٥٦٧', '0803\u2011123\u00a04567'])(
    'stores %s in one form',
    async (phone) => {
      const ada = await aShopper();
      const answer = await ada.call('POST', '/addresses', { ...HOME, ...place, phone });
      expect([answer.statusCode, answer.json().data.phone]).toEqual([201, '2348031234567']);
    },
  );

  it('keeps a stored number that the phone data rejects until the shopper changes it', async () => {
    const ada = await aShopper();
    const { id } = await ada.add();
    await api.db.updateTable('addresses').set({ phone: '11111111111' }).where('id', '=', id).execute();
    const kept = await ada.call('PATCH', `/addresses/${id}`, { phone: '11111111111', landmark: 'Mosque' });
    expect(kept.json().data).toMatchObject({ phone: '11111111111', landmark: 'Mosque' });
    expect((await ada.call('PATCH', `/addresses/${id}`, { phone: '11111111112' })).statusCode).toBe(422);
    expect((await ada.call('PATCH', `/addresses/${id}`, { is_default: true })).statusCode).toBe(200);
  });

  it('reads names and lines in one spelling', async () => {
    const ada = await aShopper();
    const typed = {
      other_names: 'Ade\u0301\u200b',
      surname: ' O\u00adkafor\u2011Obi ',
      address: '12\u00a0 Awolowo\nRoad',
    };
    const { data } = (await ada.call('POST', '/addresses', { ...HOME, ...place, ...typed })).json();
    expect(data).toMatchObject({ other_names: 'Ad\u00e9', surname: 'Okafor-Obi', address: '12 Awolowo Road' });
  });

  it('refuses an LGA of another state', async () => {
    const ada = await aShopper();
    const answer = await ada.call('POST', '/addresses', { ...HOME, ...place, lga_id: elsewhere.lga_id });
    expect(answer.json().errors).toEqual({ lga: ['The selected lga is not in this state.'] });
  });

  it('has one default per type; the next one replaces a deleted default', async () => {
    const ada = await aShopper();
    const home = await ada.add();
    const office = await ada.add({ city: 'Lekki', is_default: true });
    const bill = await ada.add({ type: 'Billing' });
    const defaults = async () => (await ada.list()).filter(({ is_default }) => is_default).map(({ id }) => id);
    expect(await defaults()).toEqual([office.id, bill.id]);
    await ada.call('PATCH', `/addresses/${home.id}`, { is_default: true });
    expect(await defaults()).toEqual([home.id, bill.id]);
    expect((await ada.call('DELETE', `/addresses/${home.id}`)).statusCode).toBe(204);
    expect(await defaults()).toEqual([office.id, bill.id]);
    await ada.call('PATCH', `/addresses/${office.id}`, { type: 'Billing', is_default: true });
    expect(await defaults()).toEqual([office.id]);
  });

  it('has a limit of addresses', async () => {
    const ada = await aShopper();
    for (let count = 1; count <= 50; count += 1) await ada.add({ address: `${count} Awolowo Road` });
    expect((await ada.call('POST', '/addresses', { ...HOME, ...place, address: '51 Awolowo Road' })).statusCode).toBe(
      409,
    );
    expect((await ada.call('POST', '/addresses', { ...HOME, ...place, address: '50 Awolowo Road' })).statusCode).toBe(
      201,
    );
  });

  it('adds the same address once, even when it is sent twice, and makes it the default when asked', async () => {
    const ada = await aShopper();
    const [home, office] = [await ada.add(), await ada.add({ city: 'Lekki' })];
    const [again, repeated] = await Promise.all([ada.add({ city: 'Lekki' }), ada.add({ city: 'Lekki ' })]);
    expect([again.id, repeated.id]).toEqual([office.id, office.id]);
    expect((await ada.add({ city: 'Lekki', is_default: true })).is_default).toBe(true);
    expect((await ada.list()).map(({ id, is_default }) => [id, is_default]).sort()).toEqual([
      [home.id, false],
      [office.id, true],
    ]);
  });

  it('are private: other shoppers cannot read, change or delete them', async () => {
    const [ada, bayo] = [await aShopper(), await aShopper()];
    const { id } = await ada.add();
    for (const method of ['GET', 'PATCH', 'DELETE'] as const)
      expect(
        (await bayo.call(method, `/addresses/${id}`, method === 'PATCH' ? { city: 'Kano' } : undefined)).statusCode,
      ).toBe(404);
    expect(await bayo.list()).toEqual([]);
    expect(await ada.list()).toMatchObject([{ id, city: 'Ikeja' }]);
  });
});

describe('concurrent address changes on postgres', () => {
  const api = withApi({ database: 'postgres', contents: 'seeded', modules: ['addresses'] });

  it('leave one default, and add each address once', async () => {
    const headers = await api.signIn(await api.createShopper());
    const lga = await api.db.selectFrom('landmarks').select(['id', 'state_id']).limit(1).executeTakeFirstOrThrow();
    const payload = { ...HOME, state_id: lga.state_id, lga_id: lga.id, is_default: true };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        api.inject({ method: 'POST', url: '/addresses', headers, payload: { ...payload, city: `City ${index % 4}` } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
    const { data } = (await api.inject({ url: '/addresses', headers })).json();
    expect(data).toHaveLength(4);
    expect(data.filter(({ is_default }: { is_default: boolean }) => is_default)).toHaveLength(1);
  });
});
