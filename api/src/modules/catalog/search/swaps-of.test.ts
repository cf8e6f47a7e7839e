import { swapsOf } from './swaps-of';

describe('the swaps of a word', () => {
  it('exchange each pair of neighbours once', () => expect(swapsOf('tvs')).toEqual(['vts', 'tsv']));
  it('leave out the word itself', () => expect(swapsOf('oo')).toEqual([]));
});
