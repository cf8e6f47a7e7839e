import { ApiError } from '@nkm/platform';
import { aProductCard, aUser, type Answers } from '@nkm/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { callsOf, type PartOptions, renderPart } from '../../../../test/render-part';
import { ProductCarousels as DeferredCarousels } from './deferred-carousels';
import { ProductCarousels } from './product-carousels';
import { RelatedLinks } from './related-links';

const VIEWED = 'session-viewed-products';
const ada = aUser();
const cards = (...titles: string[]) => titles.map((title, index) => aProductCard({ id: 100 + index, title }));
const related = cards('Gele');
const row = (name: string) => screen.queryByRole('heading', { level: 2, name })?.parentElement ?? null;
const titles = (name: string) =>
  within(row(name)!)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const later = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Reports every element as near, because jsdom has no layout. */
class Near {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}
const original = globalThis.IntersectionObserver;
beforeEach(() => Object.assign(globalThis, { IntersectionObserver: Near }));
afterEach(() => {
  Object.assign(globalThis, { IntersectionObserver: original });
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Fakes a layout, which jsdom lacks: each slide is 100 pixels wide, like its carousel. */
function layOut(onScroll: (left: number) => void) {
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((look) => ({
    observe: () => look([], null as never),
    unobserve: () => undefined,
    disconnect: () => undefined,
  }));
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...this.parentElement!.children].indexOf(this) * 100;
  });
  jest
    .spyOn(Element.prototype, 'scrollTo')
    .mockImplementation((options) => onScroll((options as ScrollToOptions).left!));
}

/** Renders the carousels below product 5. */
function open({ shown = related, ...options }: PartOptions & { shown?: typeof related } = {}) {
  jest.useFakeTimers();
  return renderPart(<ProductCarousels productId={5} related={shown} />, options).platform;
}

describe('the carousels below a product', () => {
  it('CAT-SCR-041 CAT-MSG-001 CAT-MSG-002 show products bought together and related products', async () => {
    open({
      api: 1,
      answers: { 'GET /products/:id/also-bought': () => ({ data: cards('Head tie', 'Beads') }) },
    });
    await later(0);
    expect(titles('Customers who bought this item also bought')).toEqual(['Head tie', 'Beads']);
    expect(titles('Related products')).toEqual(['Gele']);
  });

  it('CAT-SCR-001 CAT-CONST-015 show four card skeletons each while they load', async () => {
    open({
      api: 1,
      answers: { 'GET /products/:id/also-bought': () => new Promise(() => undefined) },
    });
    await later(0);
    const loaders = ['Customers who bought this item also bought', 'Your recently viewed item'].map((title) =>
      screen.getByRole('status', { name: `Loading: ${title}` }),
    );
    expect(loaders.map((loader) => loader.children.length)).toEqual([4, 4]);
    expect(row('Related products')).toBeVisible();
  });

  it('are plain links to related products until their code loads', async () => {
    renderPart(<DeferredCarousels productId={5} related={related} />);
    expect(screen.getByRole('link', { name: 'Gele' })).toHaveAttribute('href', `/${related[0]!.slug}`);
    expect(await screen.findByRole('heading', { level: 3, name: 'Gele' })).toBeVisible();
    await screen.findByRole('region', { name: 'Related products' });
  });

  it('show the flash price with its code as plain links', () => {
    const flash = { price: 400, ends_at: new Date(Date.now() + 60_000).toISOString(), left: 1, code: 'FLASH' };
    renderPart(<RelatedLinks related={[aProductCard({ title: 'Gele', selling_price: 900, flash })]} />);
    expect(screen.getByRole('listitem')).toHaveTextContent(/^Gele ₦400\.00.*With code FLASH$/);
  });

  it('CAT-CONST-012 advance automatically every ten seconds', async () => {
    const scrolled: number[] = [];
    layOut((left) => scrolled.push(left));
    open({ shown: cards('Gele', 'Beads', 'Shoes') });
    await later(5_000); // the carousel controls load late
    expect(scrolled).toEqual([]);
    await later(10_000);
    expect(scrolled).toHaveLength(1);
    await later(10_000);
    expect(scrolled).toHaveLength(2);
  });

  it('are omitted without products and with a server that lacks also-bought data', async () => {
    const platform = open({ shown: related });
    await later(1000);
    expect(row('Related products')).toBeVisible();
    cleanup();
    open({ shown: [] });
    await later(1000);
    for (const name of [
      'Customers who bought this item also bought',
      'Related products',
      'Your recently viewed item',
    ]) {
      expect(row(name)).toBeNull();
    }
    expect(callsOf(platform, 'GET /products/5/also-bought')).toEqual([]);
  });

  it('show an error without affecting the page, and can be retried', async () => {
    const down = () => {
      throw new ApiError(503, 'Down');
    };
    const platform = open({
      api: 1,
      answers: { 'GET /products/:id/also-bought': down },
    });
    await later(0);
    const failed = within(row('Customers who bought this item also bought')!);
    expect(failed.getByRole('alert')).toHaveTextContent('These products cannot be shown at the moment.');
    expect(row('Related products')).toBeVisible();
    platform.answer({ 'GET /products/:id/also-bought': () => ({ data: cards('Beads') }) });
    act(() => failed.getByRole('button', { name: 'Try again' }).click());
    await later(0);
    expect(titles('Customers who bought this item also bought')).toEqual(['Beads']);
  });
});

describe('the recently viewed products of a guest', () => {
  const RECENT = 'GET /products/recent';

  it('CAT-MSG-003 ACC-RULE-038 come from the list in the browser, without the current product, which is recorded', async () => {
    const asked: unknown[] = [];
    const answers: Answers = {
      [RECENT]: ({ options }) => {
        asked.push(options.query?.product_ids);
        const products = cards('Shoes');
        return { products, data: { products } };
      },
    };
    const platform = open({ api: 1, answers });
    expect(platform.storage.get(VIEWED)).toBeNull();
    platform.storage.set(VIEWED, '[9,5,8]');
    await later(1000);
    expect(asked).toEqual(['9,8']);
    expect(titles('Your recently viewed item')).toEqual(['Shoes']);
    expect(platform.storage.get(VIEWED)).toBe('[5,9,8]');
    expect(callsOf(platform, 'POST')).toEqual([]);
  });

  it('load one by one when the server takes no list, without products that no longer exist', async () => {
    const platform = open({
      answers: {
        'GET /products/9': () => ({ data: aProductCard({ title: 'Bag' }) }),
        'GET /products/8': () => {
          throw new ApiError(404, 'Gone');
        },
      },
    });
    platform.storage.set(VIEWED, '[9,8]');
    await later(1000);
    expect(titles('Your recently viewed item')).toEqual(['Bag']);
  });
});

describe('the recently viewed products of a signed-in shopper', () => {
  const viewed = cards('Bag', 'Shoes');

  it('ACC-CALL-016 ACC-CALL-017 ACC-CONST-006 ACC-ROLE-001 load one second after the product, each once, and the product is recorded', async () => {
    const noted: unknown[] = [];
    const platform = open({
      user: ada,
      answers: {
        'GET /products/recent': () => ({ data: { products: [...viewed, viewed[0], aProductCard({ id: 5 })] } }),
        'POST /products/recent': ({ body }) => void noted.push(body),
      },
    });
    await later(900);
    expect(callsOf(platform, 'GET /products/recent')).toEqual([]);
    await later(100);
    expect(titles('Your recently viewed item')).toEqual(['Bag', 'Shoes']);
    expect(noted).toEqual([{ product_id: 5 }]);
    expect(platform.storage.get(VIEWED)).toBeNull();
  });

  it('SHR-MSG-007 show an error when they cannot be loaded, and can be retried', async () => {
    const platform = open({
      user: ada,
      answers: {
        'GET /products/recent': () => {
          throw new ApiError(503, 'Down');
        },
      },
    });
    await later(1000);
    expect(platform.toasts).toMatchObject([{ tone: 'error', message: 'cannot get recent products' }]);
    platform.answer({ 'GET /products/recent': () => ({ products: viewed }), 'POST /products/recent': () => ({}) });
    act(() => within(row('Your recently viewed item')!).getByRole('button', { name: 'Try again' }).click());
    await later(1000);
    expect(titles('Your recently viewed item')).toEqual(['Bag', 'Shoes']);
  });
});
