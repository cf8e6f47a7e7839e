/** @jest-environment node */
import type { BootData } from '../slices/boot-data';
import { endMarkup } from './end-markup';

const read = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)![1]!);

describe('the end of a document', () => {
  it('tells the scripts what they need, and no text of it is markup', () => {
    const scripts = { run: [{ href: '/assets/shell.js', integrity: 'sha256-x' }], fetch: [], sparing: true };
    const boot = { settings: { brand: '</script><script>alert(1)//\u2028' } } as BootData;
    const html = endMarkup({ scripts, boot });
    expect(read(html, 'page-scripts')).toEqual(scripts);
    expect(read(html, 'boot-data')).toEqual(boot);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('\u2028');
  });
});
