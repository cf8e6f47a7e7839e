import { createStorage } from './storage';

const isNumber = (value: unknown): value is number => typeof value === 'number';
const blocked = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('storage', () => {
  beforeEach(() => localStorage.clear());

  it('keeps values across documents', () => {
    expect(createStorage(() => localStorage).set('cart', '[]')).toBe(true);
    expect(createStorage(() => localStorage).get('cart')).toBe('[]');
  });

  it('keeps values for this document when storage is blocked, and reports it', () => {
    const storage = createStorage(blocked);
    expect(storage.set('cart', '[]')).toBe(false);
    expect(storage.get('cart')).toBe('[]');
    storage.remove('cart');
    expect(storage.get('cart')).toBeNull();
  });

  it('keeps the newest value in memory when storage is full', () => {
    localStorage.setItem('cart', 'old');
    const full = { ...localStorage, getItem: (key: string) => localStorage.getItem(key), setItem: blocked } as Storage;
    const storage = createStorage(() => full);
    storage.set('cart', 'new');
    expect(storage.get('cart')).toBe('new');
  });

  it('reports values that last only for this document', () => {
    const unkept: string[] = [];
    const storage = createStorage(blocked, undefined, (key) => unkept.push(key));
    storage.set('cart', '[]');
    createStorage(
      () => localStorage,
      undefined,
      (key) => unkept.push(key),
    ).set('wishlist', '[]');
    expect(unkept).toEqual(['cart']);
  });

  it('returns null for corrupt or unknown JSON', () => {
    const storage = createStorage(() => localStorage);
    storage.set('checkout', '{broken');
    expect(storage.read('checkout', isNumber)).toBeNull();
    storage.write('checkout', 'text');
    expect(storage.read('checkout', isNumber)).toBeNull();
    storage.write('checkout', 7);
    expect(storage.read('checkout', isNumber)).toBe(7);
  });

  it('reports changes in other tabs until unsubscribed', () => {
    const storage = createStorage(() => localStorage, window);
    const seen: (string | null)[] = [];
    const stop = storage.onChange('cart', (value) => seen.push(value));
    const change = (key: string | null, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    change('cart', '[1]');
    change('other', 'x');
    change(null, null);
    stop();
    change('cart', '[2]');
    expect(seen).toEqual(['[1]', null]);
  });

  it('reports the stored value when a page comes back from the back/forward cache, until unsubscribed', () => {
    const storage = createStorage(() => localStorage, window);
    const seen: (string | null)[] = [];
    const stop = storage.onChange('currency', (value) => seen.push(value));
    const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    localStorage.setItem('currency', 'Dollar'); // another tab, while the page was away
    show(false);
    expect(seen).toEqual([]);
    show(true);
    localStorage.removeItem('currency');
    show(true);
    stop();
    show(true);
    expect(seen).toEqual(['Dollar', null]);
  });
});
