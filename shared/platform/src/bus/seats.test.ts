import { aBus, addDress, added } from '../../test/a-bus';

const viewed = { productId: 1, slug: 'a' };
const noCart = { status: 'ready' as const, lines: [], count: 0 };

function twoVersions() {
  const parts = aBus();
  const seat = (version: string) => parts.bus.seat({ owner: 'mfe-cart-checkout', version });
  return { ...parts, old: seat('1.0.0'), fresh: seat('1.1.0') };
}
const answerOf = (version: string) => () => ({ ...added, message: version });

describe('a released version', () => {
  it('leaves its commands to the next version without losing one', async () => {
    const { old, fresh, catalog, waiting } = twoVersions();
    old.bus.handle('cart.add', answerOf('1.0.0'));
    expect((await catalog.send('cart.add', addDress)).message).toBe('1.0.0');
    old.release();
    const between = catalog.send('cart.add', addDress);
    expect(waiting).toEqual(['mfe-cart-checkout cart.add']);
    fresh.bus.handle('cart.add', answerOf('1.1.0'));
    expect((await between).message).toBe('1.1.0');
  });

  it('can finish the commands that it has started', async () => {
    const { old, fresh, catalog } = twoVersions();
    let finish: (value: typeof added) => void = () => undefined;
    old.bus.handle('cart.add', () => new Promise((resolve) => (finish = resolve)));
    const sent = catalog.send('cart.add', addDress);
    old.release();
    fresh.bus.handle('cart.add', answerOf('1.1.0'));
    finish({ ...added, message: 'late, but done' });
    expect((await sent).message).toBe('late, but done');
  });

  it('neither receives nor sends messages', async () => {
    const { old, fresh, catalog, shell } = twoVersions();
    const heard: string[] = [];
    old.bus.on('product.viewed', () => heard.push('on'));
    old.bus.observe('product.viewed').subscribe(() => heard.push('observe'));
    fresh.bus.publish('cart', { ...noCart, count: 5 });
    old.release();
    catalog.emit('product.viewed', viewed);
    old.bus.on('cart', () => heard.push('late on'));
    old.bus.observe('cart').subscribe(() => heard.push('late observe'));
    expect(heard).toEqual([]);

    const counts: number[] = [];
    shell.on('cart', ({ count }) => counts.push(count));
    old.bus.publish('cart', noCart);
    old.bus.emit('order.paid', { orderId: 1, reference: 'NKM-1' });
    expect(counts).toEqual([5]);
    await expect(old.bus.send('cart.add', addDress)).rejects.toMatchObject({ reason: 'unreachable' });
    old.bus.handle('cart.add', answerOf('1.0.0'));
    fresh.bus.handle('cart.add', answerOf('1.1.0'));
    expect((await catalog.send('cart.add', addDress)).message).toBe('1.1.0');
  });

  it('does not affect other seats of its owner', () => {
    const { old, fresh, catalog } = twoVersions();
    const heard: string[] = [];
    fresh.bus.on('product.viewed', ({ slug }) => heard.push(slug));
    old.release();
    catalog.emit('product.viewed', viewed);
    expect(heard).toEqual(['a']);
  });
});
