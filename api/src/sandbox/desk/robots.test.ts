import { type Caller, type DeskApi, type DeskParcel, Refused } from './desk-api';
import { Robots } from './robots';

const PERIOD = 20_000;

const parcel = (id: number, status: DeskParcel['status']): DeskParcel => ({
  id,
  reference: `NKM-${id}-V1`,
  status,
  tracking_code: ['Paid', 'Confirmed'].includes(status) ? null : `GIGL${id}`,
  created_at: '2026-11-24T10:00:00Z',
  cash_due_kobo: null,
  store_name: 'Adire House',
  delivery_type: 'Pickup',
  address: { state: 'Lagos', city: 'Ikeja', title: 'GIGL Ikeja' },
  products: [],
});

/** Robots at an API that lists these parcels and refuses calls about the first one. */
function robotsWith(parcels: DeskParcel[], returns: { id: number; reference: string }[] = []) {
  let now = 0;
  let isBroken = true;
  const done: string[] = [];
  const problems: string[] = [];
  const api = {
    get: async (_caller: Caller, path: string) => ({
      data: path.startsWith('/courier/returns?')
        ? returns
        : parcels.filter(({ status }) => path.includes(`status=${status}&`)),
    }),
    post: async (
      _caller: Caller,
      path: string,
      payload: { tracking_code?: string; incident?: string; amount_kobo?: number } = {},
    ) => {
      const about = payload.tracking_code ?? path;
      if (isBroken && /GIGL1$|\/1\/pack$/.test(about)) throw new Refused(500, 'Something is broken.');
      const what = payload.incident ?? (payload.amount_kobo && `collected ${payload.amount_kobo}`);
      done.push(what ? `${about} ${what}` : about);
    },
  } as unknown as DeskApi;
  const robots = new Robots(api, { periodMs: PERIOD, clock: () => now, report: (text) => void problems.push(text) });
  return {
    done,
    problems,
    repair: () => void (isBroken = false),
    act: async (afterMs = PERIOD) => {
      now += afterMs;
      await robots.act();
    },
  };
}

describe('the robots of the desk', () => {
  it.each([
    ['carry', 'Packed', 'GIGL2 Shipped', 'GIGL1 Shipped'],
    ['pack', 'Paid', '/vendor/invoices/2/pack', '/vendor/invoices/1/pack'],
  ] as const)(
    '%s the other parcels when one fails, and try that one again a period later',
    async (_, status, other, broken) => {
      const { act, done, problems, repair } = robotsWith([parcel(1, status), parcel(2, status)]);
      await act();
      await act();
      expect(done).toEqual([other]);
      expect(problems).toEqual(['Robot: NKM-1-V1 failed: Refused: Something is broken.']);
      await act(1_000);
      expect(problems).toHaveLength(1);
      repair();
      await act();
      expect(done).toContain(broken);
      expect(problems).toHaveLength(1);
    },
  );

  it('carry parcels although packing fails', async () => {
    const { act, done, problems } = robotsWith([parcel(1, 'Paid'), parcel(2, 'Packed')]);
    await act();
    await act();
    expect([done, problems.length]).toEqual([['GIGL2 Shipped'], 1]);
  });

  it('pack confirmed orders, and collect the money of their parcels with the delivery', async () => {
    const { act, done, repair } = robotsWith([
      parcel(2, 'Confirmed'),
      { ...parcel(3, 'Shipped'), delivery_type: 'Drop off', cash_due_kobo: 439_750 },
    ]);
    repair();
    for (let period = 0; period < 5; period += 1) await act();
    expect(done).toContain('/vendor/invoices/2/pack');
    expect(done.at(-1)).toBe('GIGL3 collected 439750');
    expect(done).not.toContain('GIGL3 Delivered');
  });

  it('have staff hand over a pickup, because only its shopper knows the code', async () => {
    const { act, done, repair } = robotsWith([{ ...parcel(2, 'Shipped'), cash_due_kobo: 439_750 }]);
    repair();
    for (let period = 0; period < 9; period += 1) await act();
    expect(done.slice(-2)).toEqual(['GIGL2 Ready for pickup', '/staff/invoices/2/hand-over collected 439750']);
  });

  it('have staff record the arrival of a return at its station, after its shopper had time to go there', async () => {
    const { act, done } = robotsWith([], [{ id: 7, reference: 'RET-7K3MWD9Q' }]);
    for (let period = 0; period < 4; period += 1) await act();
    expect(done).toEqual([]);
    await act();
    expect(done).toEqual(['/staff/returns/7/arrive']);
  });
});
