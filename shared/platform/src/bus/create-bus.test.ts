import fc from 'fast-check';
import { createBus } from './create-bus';
import { CommandFailed } from './bus';

const addDress = { product: { id: 1, title: 'Dress' }, quantity: 1 } as never;
const added = { outcome: 'added' as const, message: 'Dress added to cart' };

function aBus() {
  const reports: unknown[] = [];
  const waiting: string[] = [];
  const bus = createBus({
    report: (error) => reports.push(error),
    onCommandWaiting: (owner, topic) => waiting.push(`${owner} ${topic}`),
    checkPayloads: true,
  });
  return {
    bus,
    reports,
    waiting,
    shell: bus.as('shell'),
    cart: bus.as('mfe-cart-checkout'),
    catalog: bus.as('mfe-catalog'),
  };
}

describe('states', () => {
  it('replay the last value to each new listener', () => {
    const { shell, catalog } = aBus();
    shell.publish('currency', { currency: 'Dollar', rate: 380 });
    const seen: string[] = [];
    catalog.on('currency', ({ currency }) => seen.push(currency));
    shell.publish('currency', { currency: 'Naira', rate: 380 });
    expect(seen).toEqual(['Dollar', 'Naira']);
    expect(catalog.current('currency')?.currency).toBe('Naira');
  });

  it('may be published by their owner only', () => {
    const { catalog } = aBus();
    expect(() => catalog.publish('session', { status: 'guest', user: null })).toThrow(/owned by shell/);
  });

  it('are checked against their declaration in development', () => {
    const { shell } = aBus();
    expect(() => shell.publish('currency', { currency: 'Cowries' as never, rate: 380 })).toThrow(/field "currency"/);
  });
});

describe('commands', () => {
  it('wait for their owner, tell the host, and are answered in order', async () => {
    const { cart, catalog, waiting } = aBus();
    const answers = [catalog.send('cart.add', addDress), catalog.send('cart.add', addDress)];
    expect(waiting).toEqual(['mfe-cart-checkout cart.add', 'mfe-cart-checkout cart.add']);
    let count = 0;
    cart.handle('cart.add', () => ({ ...added, message: String((count += 1)) }));
    expect((await Promise.all(answers)).map(({ message }) => message)).toEqual(['1', '2']);
  });

  it('fail with the reason when the owner cannot be had, and work again afterwards', async () => {
    const { bus, cart, catalog } = aBus();
    const sent = catalog.send('cart.add', addDress);
    bus.rejectWaiting('mfe-cart-checkout', new Error('404'));
    await expect(sent).rejects.toThrow(CommandFailed);
    cart.handle('cart.add', () => added);
    await expect(catalog.send('cart.add', addDress)).resolves.toEqual(added);
  });

  it('fail alone when their handler throws', async () => {
    const { cart, catalog } = aBus();
    cart.handle('cart.add', () => {
      throw new Error('storage');
    });
    await expect(catalog.send('cart.add', addDress)).rejects.toMatchObject({
      topic: 'cart.add',
      cause: new Error('storage'),
    });
  });

  it('have one handler, of the owner', () => {
    const { cart, catalog } = aBus();
    const stop = cart.handle('cart.add', () => added);
    expect(() => cart.handle('cart.add', () => added)).toThrow(/already/);
    expect(() => catalog.handle('cart.remove', () => ({ message: '' }))).toThrow(/owned by/);
    stop();
    expect(() => cart.handle('cart.add', () => added)).not.toThrow();
  });
});

describe('events', () => {
  it('reach everybody who listens, and a listener that throws silences nobody', () => {
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

it('refuses a topic that is not declared, and one of another kind', () => {
  const { shell } = aBus();
  expect(() => shell.emit('gossip' as never, {} as never)).toThrow(/Unknown topic/);
  expect(() => shell.emit('session' as never, {} as never)).toThrow(/is a state/);
});

it('loses no command and no listener in any order of sending, handling and throwing', async () => {
  type Step = 'send' | 'handle' | 'unhandle' | 'listen' | 'throwing listener' | 'view';
  const steps = fc.array(fc.constantFrom<Step>('send', 'handle', 'unhandle', 'listen', 'throwing listener', 'view'), {
    maxLength: 30,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const { cart, catalog } = aBus();
      const answers: Promise<unknown>[] = [];
      let listeners = 0;
      let views = 0;
      let expectedViews = 0;
      let stop: (() => void) | null = null;
      for (const step of sequence) {
        if (step === 'send') answers.push(catalog.send('cart.add', addDress));
        if (step === 'handle' && !stop) stop = cart.handle('cart.add', () => added);
        if (step === 'unhandle') {
          stop?.();
          stop = null;
        }
        if (step === 'listen') listeners += Number(!!cart.on('product.viewed', () => void (views += 1)));
        if (step === 'throwing listener') cart.on('product.viewed', fail);
        if (step === 'view') {
          catalog.emit('product.viewed', { productId: 1, slug: 'x' });
          expectedViews += listeners;
        }
      }
      if (!stop) cart.handle('cart.add', () => added);
      expect(await Promise.all(answers)).toEqual(answers.map(() => added));
      expect(views).toBe(expectedViews);
    }),
    { numRuns: 2000 },
  );
});

function fail(): never {
  throw new Error('a listener of somebody else');
}

// What must not compile: `npm run typecheck` fails when one of these lines would.
export function wrongCalls(): void {
  const { shell } = aBus();
  // @ts-expect-error a state cannot be emitted
  shell.emit('session', { status: 'guest', user: null });
  // @ts-expect-error an event cannot be sent
  void shell.send('product.viewed', { productId: 1, slug: 'x' });
  // @ts-expect-error the payload lacks its rate
  shell.publish('currency', { currency: 'Naira' });
  // @ts-expect-error no such topic
  shell.on('gossip', () => undefined);
  // @ts-expect-error the answer has another shape
  shell.handle('session.require', () => ({ ok: true }));
}
