import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OWN_PAGES } from './own-pages';
import { PAGES } from './pages';

const ROOT = path.resolve(__dirname, '../../..');
const STOREFRONT = ['shell', 'mfe-catalog', 'mfe-cart-checkout', 'mfe-account', 'mfe-orders'];

const SHOWN = visibleStrings();
const SECTIONS = [...PAGES, ...OWN_PAGES].flatMap(({ slug, sections }) =>
  sections.map(({ title, content }) => ({ where: `${slug}: ${title}`, content })),
);

describe('the help pages', () => {
  it('name only links and buttons that the shop shows', () => {
    const named = SECTIONS.flatMap(({ where, content }) =>
      [...content.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, name]) => ({ where, name: name! })),
    );
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter(({ name }) => !SHOWN.has(name))).toEqual([]);
  });

  it('mark each link and button that they name as such', () => {
    const labels = [...SHOWN].filter((text) => (text.match(/(^| )[A-Z{]/g) ?? []).length >= 2 && text.length <= 40);
    const unmarked = SECTIONS.flatMap(({ where, content }) => {
      const text = content.replaceAll(/<(strong|a)\b.*?<\/\1>/g, '');
      const found = labels.filter((label) => text.includes(label));
      const shouted = text.match(/\b[A-Z]{3,} [A-Z]{2,}\b/g) ?? [];
      return [...found, ...shouted].map((label) => ({ where, label }));
    });
    expect(unmarked).toEqual([]);
  });
});

/** The strings of all message catalogues; a name in a template is written as in the pages, `{brand}`. */
function visibleStrings(): Set<string> {
  const catalogues = STOREFRONT.flatMap((folder) => catalogueFiles(path.join(ROOT, folder, 'src')));
  const literals = catalogues.flatMap((file) => readFileSync(file, 'utf8').match(/'(?:[^'\\]|\\.)*'|`[^`]*`/g) ?? []);
  return new Set(literals.map((literal) => literal.slice(1, -1).replaceAll('${', '{')));
}

function catalogueFiles(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /(^|[/-])messages\.ts$/.test(file)).map((file) => path.join(folder, file));
}
