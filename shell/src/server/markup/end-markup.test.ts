/** @jest-environment node */
import type { PageData } from '../../app/document-data';
import { endMarkup, pageTail } from './end-markup';

const read = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)![1]!);

const scripts = { run: [{ href: '/assets/shell.js', integrity: 'sha256-x' }], fetch: [] };
const shop = { href: '/shop-data/1.json', integrity: 'sha256-y' };
const data: PageData = { loaderData: {} };

describe('the end of a document', () => {
  it('carries the data of the scripts as JSON with escaped markup', () => {
    const message = '</script><script>alert(1)//\u2028';
    const loaderData: PageData['loaderData'] = { page: { kind: 'error', slice: 'mfe-catalog', message } };
    const html = endMarkup({ scripts, data: { loaderData } }) + pageTail(shop, 7);
    expect(read(html, 'page-scripts')).toEqual({ ...scripts, shop, revision: 7 });
    expect(read(html, 'page-data')).toEqual({ loaderData });
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('\u2028');
    expect(html).toMatch(/<\/script><\/body><\/html>$/);
  });

  it('refers to the shared data only in the tail', () => {
    expect(endMarkup({ scripts: { ...scripts, sparing: true }, data })).not.toContain('shop-data');
    expect(pageTail(shop, 7)).toContain('shop-data');
  });
});
