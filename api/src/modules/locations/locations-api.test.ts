import type { PickupLocation, State } from '@nkm/contracts';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';

describe.each(databases)('locations on %s', (database) => {
  const api = withApi({ database, contents: 'seeded', modules: ['locations'] });
  const get = async <T>(url: string): Promise<T> => {
    const response = await api.inject({ url });
    expect(response.statusCode).toBe(200);
    return response.json<{ data: T }>().data;
  };

  it('ACC-CALL-018 GET /states returns the 36 states and the Federal Capital Territory', async () => {
    const states = await get<State[]>('/states');
    expect(states).toHaveLength(37);
    expect(states.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Lagos', 'Federal Capital Territory', 'Akwa Ibom']),
    );
  });

  it('ACC-CALL-019 GET /states/{stateId} returns the state with its landmarks; together 774 LGAs', async () => {
    const states = await get<State[]>('/states');
    let landmarks = 0;
    for (const { id, name } of states) {
      const state = await get<State & { state: State }>(`/states/${id}`);
      expect(state.state).toEqual({ id, name });
      landmarks += state.landmarks?.length ?? 0;
    }
    expect(landmarks).toBe(774);
  });

  it('API-FIELD-008 a state has id, name and landmarks, each of them id and name', async () => {
    const lagos = (await get<State[]>('/states')).find(({ name }) => name === 'Lagos');
    expect(await get(`/states/${lagos?.id}`)).toMatchObject({
      id: lagos?.id,
      name: 'Lagos',
      landmarks: expect.arrayContaining([{ id: expect.any(Number), name: 'Eti-Osa' }]),
    });
  });

  it.each(['38', '0', '2147483648', '9007199254740991'])('rejects the state %s', async (id) => {
    expect([404, 422]).toContain((await api.inject({ url: `/states/${id}` })).statusCode);
  });

  it('CART-CALL-011 GET /gigl_pickup_addresses can be filtered to every state by station.state_id', async () => {
    const stations = await get<PickupLocation[]>('/gigl_pickup_addresses');
    const states = await get<State[]>('/states');
    for (const { id, name } of states) {
      expect([name, stations.some(({ station }) => station.state_id === id)]).toEqual([name, true]);
    }
  });

  it('API-FIELD-009 a pickup location has title, address, hours and station with id, state_id and name', async () => {
    const stations = await get<PickupLocation[]>('/gigl_pickup_addresses');
    expect(stations.find(({ station }) => station.name === 'Ikeja')).toEqual({
      id: expect.any(Number),
      title: 'GIG Logistics Ikeja',
      address: '42 Allen Avenue, Ikeja, Lagos',
      hours: 'Mon-Fri 9am-5pm, Sat 10am-4pm, Sun closed',
      station: { id: expect.any(Number), state_id: expect.any(Number), name: 'Ikeja' },
    });
    expect(new Set(stations.map(({ station }) => station.id)).size).toBe(stations.length);
  });

  it('leaves out a closed station', async () => {
    await api.db.updateTable('pickup_stations').set({ active: false }).where('name', '=', 'Ikeja').execute();
    const names = (await get<PickupLocation[]>('/gigl_pickup_addresses')).map(({ station }) => station.name);
    expect(names.length).toBeGreaterThan(0);
    expect(names).not.toContain('Ikeja');
  });
});
