import type { TopicDeclaration } from '@nkm/contracts';
import { createBus } from './create-bus';

/** Version 2 made `currency` of a price a field of its own; version 3 added `rounded`, which is optional. */
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
  it("is heard as if it spoke today's", () => {
    const { emit, heard } = aCatalogOf({ 'price.shown': 1 });
    emit({ amount: 5 });
    expect(heard).toEqual([{ amount: 5, currency: 'Naira' }]);
  });

  it('needs no help where only optional fields were added since', () => {
    const { emit, heard } = aCatalogOf({ 'price.shown': 2 });
    emit({ amount: 5, currency: 'Dollar' });
    expect(heard).toEqual([{ amount: 5, currency: 'Dollar' }]);
  });

  it('is understood by the owner of the command that it sends', async () => {
    const { bus, seat } = aCatalogOf({});
    seat.handle('price.ask' as never, ((payload: unknown) => payload) as never);
    const old = bus.seat({ owner: 'mfe-orders', topics: { 'price.ask': 1 } }).bus;
    expect(await old.send('price.ask' as never, { amount: 5 } as never)).toEqual({ amount: 5, currency: 'Naira' });
  });
});

it("passes on untouched what a slice of today says, and what it knows beyond today's version", () => {
  const { emit, heard } = aCatalogOf({});
  const newer = aCatalogOf({ 'price.shown': 4 });
  emit({ amount: 5, rounded: true });
  newer.emit({ amount: 5, currency: 'Naira', rounded: true, discount: 1 });
  expect(heard).toEqual([{ amount: 5, rounded: true }]);
  expect(newer.heard).toEqual([{ amount: 5, currency: 'Naira', rounded: true, discount: 1 }]);
});
