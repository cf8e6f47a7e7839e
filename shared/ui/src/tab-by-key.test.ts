import { tabByKey } from './tab-by-key';

const TABS = [{ id: 'about' }, { id: 'reviews' }, { id: 'offers' }];
const from = (open: string | undefined, key: string) => tabByKey(TABS, open, key)?.id;

describe('the tab that a key leads to', () => {
  it('is the one beside the open one, round the ends', () => {
    expect(from('about', 'ArrowRight')).toBe('reviews');
    expect(from('offers', 'ArrowRight')).toBe('about');
    expect(from('offers', 'ArrowLeft')).toBe('reviews');
    expect(from('about', 'ArrowLeft')).toBe('offers');
  });

  it('is the first or the last', () => {
    expect(from('reviews', 'Home')).toBe('about');
    expect(from('reviews', 'End')).toBe('offers');
  });

  it('is the first where none is open', () => {
    expect(from(undefined, 'ArrowRight')).toBe('about');
  });

  it('is none for other keys, and where there are no tabs', () => {
    expect(from('about', 'a')).toBeUndefined();
    expect(from('about', ' ')).toBeUndefined();
    expect(tabByKey([], undefined, 'ArrowRight')).toBeUndefined();
  });
});
