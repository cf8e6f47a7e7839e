import fc from 'fast-check';
import { parcelSteps } from './parcel-steps';

const at = (hour: number) => `2026-01-15T${String(hour).padStart(2, '0')}:00:00.000Z`;
const report = (incident: string, hour: number, reason = '') => ({ incident, reason, datetime: at(hour) });
const brief = (parcel: Parameters<typeof parcelSteps>[0]) =>
  parcelSteps(parcel).map(({ title, state }) => `${title} (${state})`);

describe('the steps of a parcel', () => {
  it('are the recorded statuses and the steps ahead', () => {
    const timeline = [
      { status: 'Order placed', at: at(9) },
      { status: 'Paid', at: at(10) },
      { status: 'Packed', at: at(11) },
    ];
    expect(brief({ status: 'Packed', timeline, trackingInfo: null })).toEqual([
      'Order placed (done)',
      'Paid (done)',
      'Packed (current)',
      'Shipped (waiting)',
      'Delivered (waiting)',
    ]);
  });

  it('call a refund refunded only when it is paid', () => {
    const parcel = { status: 'Refunded', timeline: [{ status: 'Refunded', at: at(9) }], trackingInfo: null } as const;
    const steps = (refund_state: 'on_its_way' | 'refunded') =>
      brief({ ...parcel, timeline: [...parcel.timeline], refund_state });
    expect(steps('on_its_way')).toEqual(['Refund on its way (done)']);
    expect(steps('refunded')).toEqual(['Refunded (done)']);
  });

  it('lead a confirmed order in cash to its delivery', () => {
    const timeline = [{ status: 'Confirmed', at: at(10) }];
    expect(brief({ status: 'Confirmed', timeline, trackingInfo: null })).toEqual([
      'Confirmed (current)',
      'Packed (waiting)',
      'Shipped (waiting)',
      'Delivered (waiting)',
    ]);
  });

  it("contain the courier's reports in their place, and no step twice", () => {
    const timeline = [
      { status: 'Paid', at: at(10) },
      { status: 'Shipped', at: at(12) },
    ];
    const trackingInfo = { locations: [report('Shipped', 12, 'Collected'), report('Arrived in Ibadan', 14)] };
    const steps = parcelSteps({ status: 'Shipped', timeline, trackingInfo });
    expect(steps.map(({ title }) => title)).toEqual(['Paid', 'Shipped', 'Arrived in Ibadan', 'Delivered']);
    expect(steps[1]).toMatchObject({ reason: 'Collected', state: 'done' });
    expect(steps[2]).toMatchObject({ state: 'current' });
  });

  it.each(['Lost', 'Returned to sender', 'Cancelled'])('end with the failure when a parcel is %s', (status) => {
    const timeline = [
      { status: 'Paid', at: at(10) },
      { status, at: at(12) },
    ];
    expect(brief({ status: status as 'Lost', timeline, trackingInfo: null })).toEqual([
      'Paid (done)',
      `${status} (failed)`,
    ]);
  });

  it('are only the reports of a server that records no statuses', () => {
    const trackingInfo = { locations: [report('Arrived in Ibadan', 14)] };
    expect(brief({ status: 'Shipped', trackingInfo })).toEqual(['Arrived in Ibadan (done)']);
    expect(brief({ status: 'Paid', trackingInfo: null })).toEqual([]);
  });

  it('are in the order of time, whatever the order of the reports', () => {
    const hours = fc.array(fc.integer({ min: 0, max: 23 }), { maxLength: 8 });
    fc.assert(
      fc.property(hours, hours, (recorded, reported) => {
        const steps = parcelSteps({
          status: 'Delivered',
          timeline: recorded.map((hour, index) => ({ status: `Status ${index}`, at: at(hour) })),
          trackingInfo: { locations: reported.map((hour, index) => report(`Report ${index}`, hour)) },
        });
        const times = steps.flatMap((step) => (step.at ? [Date.parse(step.at)] : []));
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        expect(times).toHaveLength(recorded.length + reported.length);
      }),
    );
  });
});
