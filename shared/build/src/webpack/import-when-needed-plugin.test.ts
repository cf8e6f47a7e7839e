import { errorsOfBuild } from '../../test/errors-of-build';

const errorsOf = (lines: string[]) =>
  errorsOfBuild('import-when-needed-plugin.mjs', {
    'mfe-gifts/page.js': lines.join('\n'),
    'mfe-gifts/chart.js': 'export default 1;',
  });

describe('import()', () => {
  it('loads a chunk when it is needed', () => {
    expect(
      errorsOf([
        "import chart from './chart.js'; console.log(chart);",
        "export const load = () => import('./chart.js');",
        "export const read = async () => (await import('./chart.js')).default;",
        "export function press() { void import('./chart.js'); }",
        "export class Chart { load() { return import('./chart.js'); } }",
      ]),
    ).toEqual([]);
  });

  it('does not load a chunk with the page', () => {
    const lines = [
      "void import('./chart.js');",
      "export const chart = import('./chart.js').then(({ default: one }) => one);",
      "if (globalThis.window) { import('./chart.js'); }",
    ];
    expect(errorsOf(lines)).toEqual(
      lines.map(() => './page.js imports a chunk as the page loads: import it statically, or when it is needed'),
    );
  });
});
