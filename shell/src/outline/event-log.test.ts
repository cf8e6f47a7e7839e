import type { BusRecord } from '@nkm/platform/host';
import { Subject } from 'rxjs';
import { createEventLog } from './event-log';
import { filterEntries } from './filter-entries';

const record = (topic: BusRecord['topic'], payload: unknown = {}, more: Partial<BusRecord> = {}): BusRecord => ({
  at: 1,
  topic,
  kind: 'state',
  owner: 'shell',
  sender: 'shell',
  act: 'told',
  payload,
  ...more,
});

function aLog(early: BusRecord[] = []) {
  const bus = new Subject<BusRecord>();
  const log = createEventLog(bus, early);
  return { bus, log, topics: () => log.view().entries.map(({ topic }) => topic) };
}

describe('the event log', () => {
  it('shows the newest first, including messages from before its start', () => {
    const { bus, topics } = aLog([record('currency')]);
    bus.next(record('session'));
    expect(topics()).toEqual(['session', 'currency']);
  });

  it('does not change while paused, and loses nothing', () => {
    const { bus, log, topics } = aLog();
    log.setPaused(true);
    bus.next(record('currency'));
    bus.next(record('session'));
    expect(topics()).toEqual([]);
    expect(log.view().missed).toBe(2);
    log.setPaused(false);
    expect(topics()).toEqual(['session', 'currency']);
  });

  it('can be cleared', () => {
    const { bus, log, topics } = aLog([record('currency')]);
    log.clear();
    bus.next(record('session'));
    expect(topics()).toEqual(['session']);
  });

  it('keeps the newest 500', () => {
    const { bus, log } = aLog();
    for (let rate = 1; rate <= 510; rate += 1) bus.next(record('currency', { rate }));
    expect(log.view().entries).toHaveLength(500);
    expect(log.view().entries[0]?.text).toContain('510');
  });

  it('masks personal data', () => {
    const { log } = aLog([record('session', { user: { surname: 'Okafor' } })]);
    const [entry] = log.view().entries;
    expect(entry?.text).toContain('surname');
    expect(entry?.text).not.toContain('Okafor');
  });

  it('notifies its readers, and stops listening at its end', () => {
    const { bus, log, topics } = aLog();
    const changed = jest.fn();
    const stop = log.subscribe(changed);
    bus.next(record('currency'));
    stop();
    bus.next(record('currency'));
    expect(changed).toHaveBeenCalledTimes(1);
    log.end();
    bus.next(record('session'));
    expect(topics()).toEqual(['currency', 'currency']);
  });
});

describe('the filter', () => {
  const { log } = aLog([
    record(
      'cart.add',
      { slug: 'ankara-dress' },
      { kind: 'command', owner: 'mfe-cart-checkout', sender: 'mfe-catalog 1.0.0' },
    ),
    record('currency'),
  ]);
  const found = (filter: string) => filterEntries(log.view().entries, filter).map(({ topic }) => topic);

  it.each([
    ['', ['currency', 'cart.add']],
    ['  COMMAND ', ['cart.add']],
    ['ankara catalog', ['cart.add']],
    ['ankara currency', []],
  ])('"%s" finds %j', (filter, topics) => expect(found(filter)).toEqual(topics));
});
