import { tabByKey } from './tab-by-key';

const TABS = [{ id: 'about' }, { id: 'reviews' }, { id: 'offers' }];
const from = (open: string | undefined, key: string) => tabByKey(TABS, open, key)?.id;

describe('the tab that a key selects', () => {
  it('is the neighbour of the open tab, wrapping at the ends', () => {
    expect(from('about', 'ArrowRight')).toBe('reviews');
    expect(from('offers', 'ArrowRight')).toBe('about');
    expect(from('offers', 'ArrowLeft')).toBe('reviews');
    expect(from('about', 'ArrowLeft')).toBe('offers');
  });

  it('is the first for Home and the last for End', () => {
    expect(from('reviews', 'Home')).toBe('about');
    expect(from('reviews', 'End')).toBe('offers');
  });

  it('is the first when none is open', () => {
    expect(from(undefined, 'ArrowRight')).toBe('about');
  });

  it('is undefined for other keys and without tabs', () => {
    expect(from('about', 'a')).toBeUndefined();
    expect(from('about', ' ')).toBeUndefined();
    expect(tabByKey([], undefined, 'ArrowRight')).toBeUndefined();
  });
});
