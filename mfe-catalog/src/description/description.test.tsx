import { render } from '@testing-library/react';
import fc from 'fast-check';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Description } from './description';
import { plainText } from './plain-text';

const shown = (html: string) => {
  const markup = renderToStaticMarkup(<Description html={html} />);
  return markup.replace(/^<div class="description">|<\/div>$/g, '');
};
const FORBIDDEN = ':not(div, p, h3, h4, ul, ol, li, blockquote, strong, em, u, a, br, table, thead, tbody, tr, th, td)';

describe('the description of a product', () => {
  it('CAT-SCR-035 shows harmless HTML of the vendor', () => {
    expect(shown('<p>Hand-dyed <b>adire</b>.</p><ul><li>Cotton</li><li>2&nbsp;yards</li></ul>')).toBe(
      '<p>Hand-dyed <strong>adire</strong>.</p><ul><li>Cotton</li><li>2\u00a0yards</li></ul>',
    );
  });

  it.each([
    ['a script', 'Fine<script>alert("<p>1</p>")</script> cloth', 'Fine cloth'],
    ['a handler', '<p onclick="alert(1)" class="x" id="catalog">Cloth</p>', '<p>Cloth</p>'],
    ['a style', '<style>body{display:none}</style><p style="position:fixed">Cloth</p>', '<p>Cloth</p>'],
    ['a script address', '<a href=" java&#115;cript:alert(1)">Cloth</a>', 'Cloth'],
    ['a data address', '<a href="data:text/html,x">Cloth</a>', 'Cloth'],
    ['an address of another site in disguise', '<a href="//evil.test">a</a><a href="/\\evil.test">b</a>', 'ab'],
    ['a picture', '<img src=x onerror=alert(1)>Cloth', 'Cloth'],
    ['a comment', 'Cl<!-- <p>hidden</p> -->oth', 'Cloth'],
    ['an unfinished tag', 'Cloth<p onclick="', 'Cloth'],
    ['a tag in a value', '<p title="<script>">Cloth</p>', '<p>Cloth</p>'],
    ['prototype names', '<constructor>Cloth</constructor><__proto__>', 'Cloth&lt;__proto__&gt;'],
  ])('leaves out %s', (_what, html, expected) => {
    expect(shown(html)).toBe(expected);
  });

  it('keeps web links and links to the shop', () => {
    expect(shown('<a href="https://ngozi.test/a?b=1&amp;c=2">Shop</a> <a href=/shop>All</a>')).toBe(
      '<a href="https://ngozi.test/a?b=1&amp;c=2" rel="nofollow ugc noopener">Shop</a> ' +
        '<a href="/shop" rel="nofollow ugc noopener">All</a>',
    );
  });

  it('closes elements that HTML does not nest', () => {
    expect(shown('<h1>Care<p>Wash<p>Dry<ul>now<li>Cold<li>Shade<ul><li>Inner</ul></ul>')).toBe(
      '<h3>Care</h3><p>Wash</p><p>Dry</p><ul><li>now</li><li>Cold</li><li>Shade<ul><li>Inner</li></ul></li></ul>',
    );
    expect(shown('<strong>Bold<p>Own</p></strong> end')).toBe('<strong>Bold</strong><p>Own</p> end');
  });

  it('adds missing table elements', () => {
    expect(shown('<table> <tr><th>Size<td>M<tr><td>x</table> after')).toBe(
      '<table><tbody><tr><th>Size</th><td>M</td></tr><tr><td>x</td></tr></tbody></table> after',
    );
    expect(shown('<table>lost<thead><th>A</thead><tbody><tr><td></td><td>1</td></tr></tbody></table><td>alone')).toBe(
      '<table><tbody><tr><td>lost</td></tr></tbody><thead><tr><th>A</th></tr></thead>' +
        '<tbody><tr><td></td><td>1</td></tr></tbody></table>alone',
    );
  });

  it('decodes each entity once and leaves unknown ones alone', () => {
    expect(shown('&amp;lt;p&gt; &#8358;500 &#x20a6;1 &unknown; &#99999999; &#xd800;')).toBe(
      '&amp;lt;p&gt; ₦500 ₦1 &amp;unknown; &amp;#99999999; ',
    );
  });

  it('says when there is no description', () => {
    expect(shown('<p> </p>')).toBe('<p>The seller has not described this product yet.</p>');
  });

  const pieces = fc.constantFrom(
    '<p>', '</p>', '<ul>', '</ul>', '<li>', '</li>', '<b>', '</b>', '<a href="/x">', '<a href=javascript:1>', '</a>',
    '<h2>', '</h2>', '<blockquote>', '</blockquote>', '<br>', '<script>', '</script>', '<table>', '</table>', '<thead>',
    '<tr>', '</tr>', '<td>', '</td>', '<th>', '<svg>',
    '<!--', '-->', '<', '>', '"', "'", '&lt;', '&#0;', '&#13;', '\0', '\r', ' ', 'word', '<em', '<style>',
  ); // oxfmt-ignore
  const markup = fc.oneof(
    fc.array(pieces, { maxLength: 40 }).map((all) => all.join('')),
    fc.string({ unit: 'binary' }),
  );

  it('shows only harmless elements for any input', () => {
    let shownElements = 0;
    fc.assert(
      fc.property(markup, (html) => {
        const { container, unmount } = render(<Description html={html} />);
        expect(container.querySelectorAll(`div ${FORBIDDEN}`)).toHaveLength(0);
        shownElements += container.querySelectorAll('div *').length;
        for (const element of container.querySelectorAll('*'))
          for (const { name } of element.attributes) expect(['class', 'href', 'rel']).toContain(name);
        for (const link of container.querySelectorAll('a')) expect(link.href).toMatch(/^http/);
        unmount();
      }),
    );
    expect(shownElements).toBeGreaterThan(100); // half of the inputs are made of tags
  });

  it('renders the same elements on the server and in the browser', () => {
    fc.assert(
      fc.property(markup, (html) => {
        const page = new DOMParser().parseFromString(renderToString(<Description html={html} />), 'text/html');
        const { container, unmount } = render(<Description html={html} />);
        for (const comment of [...page.body.querySelectorAll('*')].flatMap((node) => [...node.childNodes]))
          if (comment.nodeType === Node.COMMENT_NODE) comment.remove();
        page.body.normalize();
        container.normalize();
        expect(page.body.innerHTML).toBe(container.innerHTML);
        unmount();
      }),
    );
  });
});

describe('the plain text of a description', () => {
  it('has no markup', () => {
    expect(plainText('<p>Fine&nbsp;cloth</p><ul><li>2 yards</li></ul><script>x</script>', 100)).toBe(
      'Fine cloth 2 yards',
    );
  });
  it('ends at a word boundary when it is too long', () =>
    expect(plainText('Fine adire cloth', 12)).toBe('Fine adire…'));
});
