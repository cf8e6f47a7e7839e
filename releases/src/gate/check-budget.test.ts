import { temporaryFolder } from '../../test/temporary-folder';
import { route, writeDist } from '../../test/write-dist';
import { checkBudget } from './check-budget';

describe('the budget of a page', () => {
  const description = writeDist(temporaryFolder(), { routes: [route('/'), route('/shop')] });
  const sizes = { 'client/remoteEntry.js': 10, 'client/routes.js': 5, 'client/home.js': 20, 'client/shop.js': 21 };
  const files = Object.fromEntries(
    Object.entries(sizes).map(([file, br]) => [file, { integrity: '', bytes: 999, br }]),
  );

  it('counts the entry and the scripts of the page at their compressed size', () => {
    expect(checkBudget(description, files, 36)).toEqual([]);
    expect(checkBudget(description, files, 35)).toEqual([
      'the scripts of /shop (shop) have 36 bytes, the budget is 35',
    ]);
  });
  it('is the limit of each other script, too', () => {
    const chart = { 'client/chart.js': { integrity: '', bytes: 999, br: 37 } };
    expect(checkBudget(description, { ...files, ...chart }, 36)).toEqual([
      'client/chart.js has 37 bytes, the budget of a page is 36',
    ]);
    expect(checkBudget(description, { ...files, ...chart }, 37)).toEqual([]);
  });
  it('does not apply when the slice sets none', () => {
    expect(checkBudget(description, files, null)).toEqual([]);
  });
});
