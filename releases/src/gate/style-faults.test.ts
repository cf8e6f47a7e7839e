import { styleFaults } from './style-faults';

const own = new Set(['card', 'wide', 'fade']);
const faultsOf = (css: string) => styleFaults(css, (name) => own.has(name));

describe('styles of a slice', () => {
  it.each([
    '.card { color: red }',
    '.card, .wide > a:hover, a .card::before { color: red }',
    '@layer slices { @media (min-width: 1px) { .card h2 { color: red } } }',
    '@container (min-width: 1px) { .card:not(.wide) { color: red } }',
    ':is(.card, .wide) p { color: red }',
    '.card { &:hover { color: red } > p { color: red } @media print { color: red } }',
    '@keyframes fade { from { opacity: 0 } 50% { opacity: 1 } }',
    '[data-theme=dark] .card { --tone: red }',
  ])('can be %s', (css) => {
    expect(faultsOf(css)).toEqual([]);
  });

  it.each([
    ['body { margin: 0 }', 'body'],
    [':root { --tone: red }', ':root'],
    ['.card, button { color: red }', 'button reaches'],
    ['.card, .header { color: red }', '.header reaches'],
    ['a:not(.card) { color: red }', 'a:not(.card)'],
    ['body:has(.card) { overflow: hidden }', 'body:has(.card)'],
    [':is(.card, a) { color: red }', ':is(.card, a)'],
    ['* { color: red }', '* reaches'],
    ['#card { color: red }', '#card reaches'],
    ['[class*=card] { color: red }', '[class*=card] reaches'],
    ['@media print { footer { color: red } }', 'footer reaches'],
    ['@keyframes spin { to { rotate: 1turn } }', '@keyframes spin has a global name'],
    ['@font-face { font-family: x; src: url(x) }', '@font-face applies to the whole page'],
    ['@property --x { syntax: "*"; inherits: true }', '@property applies to the whole page'],
    ['@import "x.css";', '@import applies to the whole page'],
    ['.card { color: red', 'it cannot be parsed'],
  ])('cannot be %s', (css, fault) => {
    expect(faultsOf(css).join()).toContain(fault);
  });
});
