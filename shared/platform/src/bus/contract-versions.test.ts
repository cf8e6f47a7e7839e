import type { TopicDeclaration } from '@nkm/contracts';
import { createBus } from './create-bus';

/** Version 2 made `currency` of a price a separate field; version 3 added `rounded`, which is optional. */
const topics: Record<string, TopicDeclaration> = {
  'price.shown': {
    kind: 'event',
    owner: 'mfe-catalog',
    version: 3,
    upgrade: (payload, from) => (from < 2 ? { currency: 'Naira', ...(payload as object) } : payload),
  },
  'price.ask': {
    kind: 'command',
    owner: 'mfe-catalog',
    version: 2,
    upgrade: (payload) => ({ currency: 'Naira', ...(payload as object) }),
  },
};

function aCatalogOf(versions: Record<string, number>) {
  const bus = createBus({ topics, report: (error) => fail(error) });
  const seat = bus.seat({ owner: 'mfe-catalog', topics: versions }).bus;
  const heard: unknown[] = [];
  bus.as('shell').on('price.shown' as never, (payload) => heard.push(payload));
  return { emit: (payload: object) => seat.emit('price.shown' as never, payload as never), heard, seat, bus };
}
function fail(error: unknown): never {
  throw error;
}

describe('a slice that was built against an older version of a topic', () => {
  it('has its payloads upgraded to the current version', () => {
    const { emit, heard } = aCatalogOf({ 'price.shown': 1 });
    emit({ amount: 5 });
    expect(heard).toEqual([{ amount: 5, currency: 'Naira' }]);
  });

  it('needs no upgrade when later versions added only optional fields', () => {
    const { emit, heard } = aCatalogOf({ 'price.shown': 2 });
    emit({ amount: 5, currency: 'Dollar' });
    expect(heard).toEqual([{ amount: 5, currency: 'Dollar' }]);
  });

  it('has its commands upgraded for their owner', async () => {
    const { bus, seat } = aCatalogOf({});
    seat.handle('price.ask' as never, ((payload: unknown) => payload) as never);
    const old = bus.seat({ owner: 'mfe-orders', topics: { 'price.ask': 1 } }).bus;
    expect(await old.send('price.ask' as never, { amount: 5 } as never)).toEqual({ amount: 5, currency: 'Naira' });
  });
});

describe('the bus', () => {
  it('passes on payloads of the current and of newer versions unchanged', () => {
    const { emit, heard } = aCatalogOf({});
    const newer = aCatalogOf({ 'price.shown': 4 });
    emit({ amount: 5, rounded: true });
    newer.emit({ amount: 5, currency: 'Naira', rounded: true, discount: 1 });
    expect(heard).toEqual([{ amount: 5, rounded: true }]);
    expect(newer.heard).toEqual([{ amount: 5, currency: 'Naira', rounded: true, discount: 1 }]);
  });
});
