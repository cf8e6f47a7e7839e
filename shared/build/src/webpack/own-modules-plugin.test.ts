import { errorsOfBuild } from '../../test/errors-of-build';

const FILES = {
  'mfe-cart/cart.js': "import './price.js';",
  'mfe-cart/price.js': '',
  'mfe-gifts/card.js': '',
  'mfe-gifts-more/list.js': '',
  'node_modules/clsx/index.js': '',
  'shared/ui/button.js': '',
  'shell/frame.js': '',
};
const OWN = ['./card.js', '../shared/ui/button.js', 'clsx'];
const FOREIGN = ['../mfe-cart/cart.js', '../mfe-gifts-more/list.js', '../shell/frame.js'];

describe('the build of a slice', () => {
  it('refuses modules from outside the slice, shared/ and the packages', () => {
    const page = [...OWN, ...FOREIGN].map((specifier) => `import '${specifier}';`).join('\n');
    const errors = FOREIGN.map((specifier) => {
      const reason = 'a slice can import only its own folder, shared/ and packages';
      return `mfe-gifts/page.js imports ${specifier.slice(3)}: ${reason}`;
    });
    expect(errorsOfBuild('own-modules-plugin.mjs', { ...FILES, 'mfe-gifts/page.js': page })).toEqual(errors);
  });
});
