import fc from 'fast-check';
import { createRequestWatch } from './request-watch';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('counter of pending requests', () => {
  it('SH-RULE-013 goes up with each request, down with each answer, and is never negative', () => {
    type Step = { begin: boolean } | { end: number } | { wait: number };
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.record({ begin: fc.boolean() }),
      fc.record({ end: fc.nat(19) }),
      fc.record({ wait: fc.nat(400) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const requests = createRequestWatch();
        const sent: { end: () => void; background: boolean; age: number; open: boolean }[] = [];
        for (const taken of steps) {
          if ('begin' in taken) {
            sent.push({ end: requests.begin(taken.begin), background: taken.begin, age: 0, open: true });
          } else if ('end' in taken) {
            const request = sent[taken.end];
            request?.end(); // also a request that has already ended
            if (request) request.open = false;
          } else {
            jest.advanceTimersByTime(taken.wait);
            for (const request of sent) request.age += taken.wait;
          }
          const open = sent.filter((request) => request.open);
          expect(requests.count()).toBe(open.length);
          expect(requests.isSlow()).toBe(open.some(({ background, age }) => !background && age >= 300));
        }
      }),
    );
  });

  it('notifies when a request becomes slow, and when the last slow one is answered', () => {
    const requests = createRequestWatch();
    const seen: boolean[] = [];
    requests.subscribe(() => seen.push(requests.isSlow()));
    const quick = requests.begin(false);
    jest.advanceTimersByTime(299);
    quick();
    const slow = requests.begin(false);
    requests.begin(true);
    jest.advanceTimersByTime(5_000);
    slow();
    expect(seen).toEqual([true, false]);
  });
});

describe('the request watch', () => {
  it('records whether the last request reached the server', () => {
    const requests = createRequestWatch();
    const seen: boolean[] = [];
    const leave = requests.subscribe(() => seen.push(requests.isReached()));
    for (const reached of [true, false, false, true]) requests.noteReach(reached);
    leave();
    requests.noteReach(false);
    expect(seen).toEqual([false, true]);
  });
});
