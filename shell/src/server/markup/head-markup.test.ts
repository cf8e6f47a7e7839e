/** @jest-environment node */
import type { RouteHead } from '@nkm/contracts';
import type { PinnedFile } from '../../app/page-scripts';
import { headMarkup, type HeadParts } from './head-markup';

const START = { text: 'start()', hash: `'sha256-x'` };
const markup = (head: RouteHead, parts: Partial<HeadParts> = {}) =>
  headMarkup({
    styles: [],
    start: START,
    preloads: [],
    scripts: [],
    isPending: false,
    head,
    canonicalOrigin: 'https://shop.example',
    brand: 'Ọjà & "Sons"',
    ...parts,
  });
const properties = (head: RouteHead) =>
  Object.fromEntries(
    [...markup(head).matchAll(/<meta property="([^"]+)" content="([^"]*)">/g)].map(([, name, value]) => [name, value]),
  );

describe('the head of a document', () => {
  it('describes a shared link with absolute addresses', () => {
    const head = {
      title: 'Ọjà | Gele',
      description: 'Stiff & shiny',
      canonical: '/gele',
      image: '/api/pictures/gele/640.webp',
    };
    expect(properties(head)).toEqual({
      'og:type': 'website',
      'og:site_name': 'Ọjà &amp; &quot;Sons&quot;',
      'og:locale': 'en_NG',
      'og:title': 'Ọjà | Gele',
      'og:description': 'Stiff &amp; shiny',
      'og:url': 'https://shop.example/gele',
      'og:image': 'https://shop.example/api/pictures/gele/640.webp',
    });
    expect(markup(head)).toContain('<link rel="canonical" href="https://shop.example/gele">');
  });

  it('gives the price and stock of a product and requests the large card', () => {
    const head = { title: 'Gele', product: { selling_price: 8500, in_stock: true } };
    expect(properties(head)).toMatchObject({
      'og:type': 'product',
      'product:price:amount': '8500.00',
      'product:price:currency': 'NGN',
      'product:availability': 'in stock',
    });
    expect(markup(head)).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('links the icons and the manifest, and sets the theme colour', () => {
    const links = [...markup({}).matchAll(/<link rel="([a-z-]+)" href="([^"]+)"/g)].map(([, rel, href]) => [rel, href]);
    expect(links).toEqual(
      expect.arrayContaining([
        ['icon', '/favicon.ico'],
        ['apple-touch-icon', '/apple-touch-icon.png'],
        ['manifest', '/manifest.webmanifest'],
      ]),
    );
    expect(markup({})).toContain('<meta name="theme-color" content="#1e2873">');
  });

  it('names the size and the alternative text of the picture', () => {
    const imageDetails = { width: 960, height: 960, alt: 'Gele' };
    expect(properties({ title: 'Gele', image: '/api/pictures/gele/960.jpg', imageDetails })).toMatchObject({
      'og:image': 'https://shop.example/api/pictures/gele/960.jpg',
      'og:image:width': '960',
      'og:image:height': '960',
      'og:image:alt': 'Gele',
    });
  });

  it('falls back to the picture of the shop, and adds no properties without a title', () => {
    // Messengers do not read the WebP files of a page.
    const head = { title: 'About', preloadPicture: { src: '/api/pictures/banner/1440.webp' } };
    expect(properties(head)).toMatchObject({
      'og:image': 'https://shop.example/assets/share.jpg',
      'og:image:width': '1200',
      'og:image:alt': 'Ọjà &amp; &quot;Sons&quot;',
    });
    expect(properties({})).toEqual({});
  });

  it('preloads the scripts only when the server renders no first view', () => {
    const [scripts, preloads] = ['shell', 'cart'].map((name) => [
      { href: `/assets/${name}.js`, integrity: `sha256-${name}` },
    ]) as [PinnedFile[], PinnedFile[]];
    const linksOf = (html: string) =>
      [...html.matchAll(/<link rel="(\w+)" as="script" href="([^"]+)"/g)].map(([, rel, href]) => `${rel} ${href}`);
    expect(linksOf(markup({}, { scripts, preloads }))).toEqual([]);
    expect(linksOf(markup({}, { scripts, preloads, isPending: true }))).toEqual([
      'preload /assets/shell.js',
      'preload /assets/cart.js',
    ]);
    expect(markup({}, { scripts, preloads, isPending: true })).toContain('integrity="sha256-shell"');
  });

  it('carries the JSON-LD for search engines with escaped markup', () => {
    const html = markup({ title: 'A', jsonLd: [{ '@type': 'Product', name: '</script><script>alert(1)//' }] });
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)!;
    expect(JSON.parse(json!)).toEqual({ '@type': 'Product', name: '</script><script>alert(1)//' });
    expect(html).not.toContain('<script>alert');
  });
});
