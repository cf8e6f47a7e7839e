import { execFileSync } from 'node:child_process';
import path from 'node:path';

const SCRIPT = `
  import { shrinkStyles } from './shrink-styles.mjs';
  const { code } = await shrinkStyles(process.argv[1])({ 'page.css': process.argv[2] });
  process.stdout.write(code);
`;
const ui = path.resolve(__dirname, '../../../ui');
const shrink = (css: string) =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT, ui, css], {
    cwd: __dirname,
    encoding: 'utf8',
    stdio: 'pipe',
  }).replaceAll(/\s+/g, '');

describe('the styles of a build', () => {
  it('have one block per layer, with the rules in order', () => {
    const css = shrink(
      '@layer kit{.a{top:0}} @layer slice{.b{top:1px}} @layer kit{.c{top:2px}} @layer slice{.d{top:3px}}',
    );
    expect(css).toBe('@layerkit{.a{top:0}.c{top:2px}}@layerslice{.b{top:1px}.d{top:3px}}');
  });

  it('keep the declared order of the layers', () => {
    expect(shrink('@layer kit, slice; @layer slice{.a{top:0}}')).toBe('@layerkit,slice;@layerslice{.a{top:0}}');
  });

  it('contain sizes as numbers and colours as theme tokens', () => {
    const css = shrink('.a{padding:var(--space-2) calc(2*var(--space-1)); color:var(--text); margin:var(--gutter)}');
    expect(css).toBe('.a{padding:0.5remcalc(2*0.25rem);color:var(--text);margin:var(--gutter)}');
  });

  it('do not contain size tokens', () => {
    expect(shrink(':root{--space-2:0.5rem;--text:#15182b}')).toBe(':root{--text:#15182b}');
  });

  it('cannot override a size token, which would have no effect', () => {
    expect(() => shrink('.a{--space-2:1px}')).toThrow('one value everywhere');
    expect(shrink('.a{--ring:var(--ink)}')).toBe('.a{--ring:var(--ink)}');
  });
});
