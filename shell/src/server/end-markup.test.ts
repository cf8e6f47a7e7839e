/** @jest-environment node */
import type { PageData } from '../slices/boot-data';
import { endMarkup } from './end-markup';

const read = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)![1]!);

describe('the end of a document', () => {
  it('tells the scripts what they need, and no text of it is markup', () => {
    const scripts = {
      run: [{ href: '/assets/shell.js', integrity: 'sha256-x' }],
      fetch: [],
      shop: { href: '/shop-data/1.json', integrity: 'sha256-y' },
    };
    const message = '</script><script>alert(1)//\u2028';
    const data: PageData = { revision: 7, loaderData: { page: { kind: 'error', slice: 'mfe-catalog', message } } };
    const html = endMarkup({ scripts, data });
    expect(read(html, 'page-scripts')).toEqual(scripts);
    expect(read(html, 'page-data')).toEqual(data);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('\u2028');
  });
});
