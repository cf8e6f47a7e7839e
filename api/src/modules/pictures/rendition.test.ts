import { widthsOf } from './art';
import { isPictureKey, parseRendition } from './rendition';

describe('the address of a picture', () => {
  it.each([
    ['160.avif', { width: 160, format: 'avif' }],
    ['960.webp', { width: 960, format: 'webp' }],
    ['1440.avif', { width: 1440, format: 'avif' }],
    ['160.jpg', { width: 160, format: 'jpeg' }],
    ['960.jpg', { width: 960, format: 'jpeg' }],
  ])('reads %s', (name, rendition) => expect(parseRendition(name)).toEqual(rendition));

  it.each([
    '161.avif',
    '0320.avif',
    '320.png',
    '640.jpg',
    '960.jpeg',
    '320',
    '320.avif.webp',
    '-320.avif',
    '320.AVIF',
    '',
    '3.2e2.avif',
    '320.avif\n',
  ])('rejects the rendition %j', (name) => expect(parseRendition(name)).toBeNull());

  it.each(['dress-3f9a1c2b', 'a1'])('accepts %s as a key', (key) => expect(isPictureKey(key)).toBe(true));
  it.each(['..', '../x', 'a/b', 'A', 'a--b', '', 'a.b', '.', 'x'.repeat(121), 'a\0', 'a\n'])(
    'rejects %j as a key',
    (key) => expect(isPictureKey(key)).toBe(false),
  );

  it('has separate widths for squares and banners', () => {
    expect(widthsOf({})).toEqual([160, 320, 640, 960]);
    expect(widthsOf({ shape: 'banner' })).toEqual([480, 960, 1440]);
  });
});
