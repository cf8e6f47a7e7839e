import { aBus } from '../../test/a-bus';

const naira = (rate: number) => ({ currency: 'Naira' as const, rate });

describe('a message that a listener sends during delivery', () => {
  it('follows the current message, so that no listener gets the new value before the old one', () => {
    const { shell, catalog } = aBus();
    const first: number[] = [];
    const last: number[] = [];
    catalog.on('currency', ({ rate }) => {
      first.push(rate);
      if (rate < 3) shell.publish('currency', naira(rate + 1));
    });
    catalog.on('currency', ({ rate }) => last.push(rate));
    shell.publish('currency', naira(1));
    expect(first).toEqual([1, 2, 3]);
    expect(last).toEqual([1, 2, 3]);
  });

  it('keeps its order across several topics', () => {
    const { shell, catalog } = aBus();
    const seen: string[] = [];
    shell.on('product.viewed', ({ slug }) => {
      shell.publish('currency', naira(1));
      shell.publish('session', { status: 'guest', user: null });
      seen.push(`viewed ${slug}`);
    });
    shell.on('session', ({ status }) => seen.push(status));
    shell.on('currency', ({ rate }) => seen.push(`rate ${rate}`));
    catalog.emit('product.viewed', { productId: 1, slug: 'a' });
    expect(seen).toEqual(['viewed a', 'rate 1', 'guest']);
  });

  it('is the current value at once', () => {
    const { shell, catalog } = aBus();
    let current: number | undefined;
    shell.on('product.viewed', () => {
      shell.publish('currency', naira(7));
      current = shell.current('currency')?.rate;
    });
    catalog.emit('product.viewed', { productId: 1, slug: 'a' });
    expect(current).toBe(7);
  });
});

describe('subscriptions that change during delivery', () => {
  it('an added listener receives each value once', () => {
    const { shell, catalog } = aBus();
    const late: number[] = [];
    let added = false;
    catalog.on('currency', ({ rate }) => {
      if (added) return;
      added = true;
      shell.publish('currency', naira(rate + 1));
      catalog.on('currency', (value) => late.push(value.rate));
    });
    shell.publish('currency', naira(1));
    expect(late).toEqual([1, 2]);
  });

  it('a removed listener receives nothing more, not even the current message', () => {
    const { catalog } = aBus();
    const seen: string[] = [];
    catalog.on('product.viewed', () => stop());
    const stop = catalog.on('product.viewed', ({ slug }) => seen.push(slug));
    catalog.emit('product.viewed', { productId: 1, slug: 'a' });
    expect(seen).toEqual([]);
  });
});

describe('the bus', () => {
  it('stops an endless loop of listeners, reports it, and continues', () => {
    const { shell, catalog, reports } = aBus();
    let heard = 0;
    const stop = shell.on('currency', ({ rate }) => {
      heard += 1;
      shell.publish('currency', naira(rate + 1));
    });
    shell.publish('currency', naira(1));
    expect(reports).toEqual([new Error('Listeners of "currency" trigger each other endlessly; the rest was dropped')]);
    stop();
    const before = heard;
    const seen: string[] = [];
    catalog.on('product.viewed', ({ slug }) => seen.push(slug));
    catalog.emit('product.viewed', { productId: 1, slug: 'a' });
    expect(seen).toEqual(['a']);
    expect(heard).toBe(before);
  });
});
