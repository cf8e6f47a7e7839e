import { eachAlone } from './each-alone';

describe('eachAlone', () => {
  it('processes all items, and reports the failures at the end', async () => {
    const done: number[] = [];
    const run = eachAlone([1, 2, 3], async (item) => {
      if (item === 2) throw new Error('bad order');
      done.push(item);
    });
    await expect(run).rejects.toMatchObject({ message: '1 of 3 failed', errors: [new Error('bad order')] });
    expect(done).toEqual([1, 3]);
  });
});
