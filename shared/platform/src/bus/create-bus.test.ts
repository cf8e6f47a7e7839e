import { aBus, addDress, added } from '../../test/a-bus';
import { CommandFailed } from './bus';
import type { BusRecord } from './bus-record';

describe('states', () => {
  it('replay the last value to each new subscriber', () => {
    const { shell, catalog } = aBus();
    shell.publish('currency', { currency: 'Dollar', rate: 380 });
    const seen: string[] = [];
    catalog.on('currency', ({ currency }) => seen.push(currency));
    shell.publish('currency', { currency: 'Naira', rate: 380 });
    expect(seen).toEqual(['Dollar', 'Naira']);
    expect(catalog.current('currency')?.currency).toBe('Naira');
  });

  it('can be published only by their owner', () => {
    const { catalog } = aBus();
    expect(() => catalog.publish('session', { status: 'guest', user: null })).toThrow(/owned by shell/);
  });

  it('are checked against their declaration in development', () => {
    const { shell } = aBus();
    expect(() => shell.publish('currency', { currency: 'Cowries' as never, rate: 380 })).toThrow(/field "currency"/);
  });

  it('with a secret are refused in development', () => {
    const { shell, catalog } = aBus();
    const user = { id: 1, email: 'ada@example.com', remember_token: 'abc' };
    expect(() => shell.publish('session', { status: 'signed-in', user: user as never })).toThrow(
      'Topic "session": user.remember_token must not travel on the bus',
    );
    expect(catalog.current('session')).toBeUndefined();
  });
});

describe('commands', () => {
  it('wait for their owner, notify the host, and are answered in order', async () => {
    const { cart, catalog, waiting } = aBus();
    const answers = [catalog.send('cart.add', addDress), catalog.send('cart.add', addDress)];
    expect(waiting).toEqual(['mfe-cart-checkout cart.add', 'mfe-cart-checkout cart.add']);
    let count = 0;
    cart.handle('cart.add', () => ({ ...added, message: String((count += 1)) }));
    expect((await Promise.all(answers)).map(({ message }) => message)).toEqual(['1', '2']);
  });

  it('fail with the reason when the owner is unavailable, and work again afterwards', async () => {
    const { bus, cart, catalog } = aBus();
    const sent = catalog.send('cart.add', addDress);
    bus.rejectWaiting('shell', new Error('another owner'));
    bus.rejectWaiting('mfe-cart-checkout', new Error('404'));
    await expect(sent).rejects.toThrow(CommandFailed);
    await expect(sent).rejects.toMatchObject({ reason: 'unreachable', message: 'Command cart.add failed: 404' });
    cart.handle('cart.add', () => added);
    await expect(catalog.send('cart.add', addDress)).resolves.toEqual(added);
  });

  it('fail without affecting other commands when their handler throws', async () => {
    const { cart, catalog } = aBus();
    cart.handle('cart.add', () => {
      throw new Error('storage');
    });
    await expect(catalog.send('cart.add', addDress)).rejects.toMatchObject({
      topic: 'cart.add',
      reason: 'failed',
      cause: new Error('storage'),
    });
  });

  it('have only one handler, which belongs to the owner', async () => {
    const { cart, catalog } = aBus();
    const stop = cart.handle('cart.add', () => added);
    expect(() => cart.handle('cart.add', () => added)).toThrow(/already/);
    expect(() => catalog.handle('cart.remove', () => ({ message: '' }))).toThrow(/owned by/);
    stop();
    const second = jest.fn(() => added);
    cart.handle('cart.add', second);
    stop(); // a second call must not remove the next handler
    await catalog.send('cart.add', addDress);
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('with a wrong payload never reach their owner', async () => {
    const { cart, catalog } = aBus();
    const handler = jest.fn(() => added);
    cart.handle('cart.add', handler);
    await expect(catalog.send('cart.add', { quantity: 0 } as never)).rejects.toThrow(/field "product"/);
    expect(handler).not.toHaveBeenCalled();
  });
});

describe('the timeout of a command', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('removes a waiting command, which never runs later', async () => {
    const { cart, catalog } = aBus({ commandTimeoutMs: 90_000 });
    const outcome = catalog.send('cart.add', addDress).catch((error: unknown) => error);
    jest.advanceTimersByTime(90_000);
    expect(await outcome).toMatchObject({
      reason: 'late',
      message: 'Command cart.add failed: no owner within 90 s',
    });
    const handler = jest.fn(() => added);
    cart.handle('cart.add', handler);
    expect(handler).not.toHaveBeenCalled();
  });

  it('ends a running command, and ignores the late answer of its handler', async () => {
    const { bus, cart, catalog } = aBus({ commandTimeoutMs: 1_000 });
    const log: string[] = [];
    bus.log.subscribe(({ act }) => log.push(act));
    let answer: (value: typeof added) => void = () => undefined;
    cart.handle('cart.add', () => new Promise((resolve) => (answer = resolve)));
    const outcome = catalog.send('cart.add', addDress).catch((error: Error) => error.message);
    jest.advanceTimersByTime(1_000);
    answer(added);
    expect(await outcome).toBe('Command cart.add failed: no answer within 1 s');
    expect(log).toEqual(['sent', 'failed']);
  });

  it('leaves no timer behind after the answer', async () => {
    const { cart, catalog } = aBus();
    cart.handle('cart.add', () => added);
    await catalog.send('cart.add', addDress);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('events', () => {
  it('reach all subscribers, even when one of them throws', () => {
    const { catalog, cart, reports } = aBus();
    const seen: string[] = [];
    cart.on('product.viewed', () => {
      throw new Error('mine');
    });
    const stop = cart.on('product.viewed', ({ slug }) => seen.push(slug));
    catalog.emit('product.viewed', { productId: 1, slug: 'a' });
    stop();
    catalog.emit('product.viewed', { productId: 2, slug: 'b' });
    expect(seen).toEqual(['a']);
    expect(reports).toEqual([new Error('mine'), new Error('mine')]);
  });

  it('can be emitted only by their owner', () => {
    const { cart } = aBus();
    expect(() => cart.emit('product.viewed', { productId: 1, slug: 'a' })).toThrow(/owned by mfe-catalog/);
  });

  it('can be observed', () => {
    const { catalog, cart } = aBus();
    const seen: number[] = [];
    const subscription = cart.observe('product.viewed').subscribe(({ productId }) => seen.push(productId));
    catalog.emit('product.viewed', { productId: 7, slug: 'x' });
    subscription.unsubscribe();
    catalog.emit('product.viewed', { productId: 8, slug: 'y' });
    expect(seen).toEqual([7]);
  });
});

describe('the log', () => {
  it('records the sender of each message and the result of each command', async () => {
    const { bus, cart } = aBus();
    const log: Partial<BusRecord>[] = [];
    bus.log.subscribe(({ at, ...record }) => {
      expect(at).toBeGreaterThan(0);
      log.push(record);
    });
    const catalog = bus.seat({ owner: 'mfe-catalog', version: '1.1.0' }).bus;
    catalog.emit('product.viewed', { productId: 1, slug: 'a' });
    const answer = catalog.send('cart.add', addDress);
    cart.handle('cart.add', () => added);
    await answer;
    const sender = 'mfe-catalog 1.1.0';
    const command = { topic: 'cart.add', kind: 'command', owner: 'mfe-cart-checkout', sender, command: 1 };
    expect(log).toEqual([
      {
        topic: 'product.viewed',
        kind: 'event',
        owner: 'mfe-catalog',
        sender,
        act: 'told',
        payload: { productId: 1, slug: 'a' },
      },
      { ...command, act: 'sent', payload: addDress },
      { ...command, act: 'answered', payload: added },
    ]);
  });
});

describe('the bus', () => {
  it('refuses an undeclared topic and a topic of another kind', () => {
    const { shell } = aBus();
    expect(() => shell.emit('gossip' as never, {} as never)).toThrow(/Unknown topic/);
    expect(() => shell.on('toString' as never, () => undefined)).toThrow(/Unknown topic/);
    expect(() => shell.emit('session' as never, {} as never)).toThrow(/is a state/);
  });
});

// These lines must not compile: `npm run typecheck` fails if one of them does.
export function wrongCalls(): void {
  const { shell } = aBus();
  // @ts-expect-error a state cannot be emitted
  shell.emit('session', { status: 'guest', user: null });
  // @ts-expect-error an event cannot be published
  shell.publish('product.viewed', { productId: 1, slug: 'x' });
  // @ts-expect-error an event cannot be sent
  void shell.send('product.viewed', { productId: 1, slug: 'x' });
  // @ts-expect-error a command cannot be subscribed to
  shell.on('cart.add', () => undefined);
  // @ts-expect-error a command has no current value
  shell.current('cart.add');
  // @ts-expect-error an event cannot be handled
  shell.handle('product.viewed', () => undefined);
  // @ts-expect-error the payload lacks its rate
  shell.publish('currency', { currency: 'Naira' });
  // @ts-expect-error the payload has an unknown currency
  shell.publish('currency', { currency: 'Cowries', rate: 380 });
  // @ts-expect-error no such topic
  shell.on('gossip', () => undefined);
  // @ts-expect-error the listener expects another payload
  shell.on('product.viewed', (payload: { slug: number }) => payload);
  // @ts-expect-error the answer has another shape
  shell.handle('session.require', () => ({ ok: true }));
  // @ts-expect-error nor can it resolve later in another shape
  shell.handle('session.require', async () => ({ signedIn: 'yes' }));
  // @ts-expect-error the answer is not what the sender reads
  void shell.send('session.require', { returnTo: '/' }).then(({ user }) => user);
}
