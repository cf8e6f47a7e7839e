import { pictureOf, presentBanner, presentPicture } from './present-picture';

describe('presentPicture', () => {
  it('gives addresses of every width in both formats, and two plain addresses', () => {
    const address = (file: string) => `/api/pictures/dress-1/${file}`;
    const set = (format: string) =>
      [160, 320, 640, 960].map((width) => `${address(`${width}.${format}`)} ${width}w`).join(', ');
    expect(presentPicture('dress-1')).toEqual({
      image: address('640.webp'),
      thumbnail: address('160.webp'),
      picture: { src: address('960.webp'), srcset: set('webp'), srcset_avif: set('avif'), width: 960, height: 960 },
    });
  });

  it('gives a banner its own widths and the height of its shape', () => {
    expect(presentBanner('sale-1', 'banner').picture).toMatchObject({
      src: '/api/pictures/sale-1/1440.webp',
      srcset_avif: [480, 960, 1440].map((width) => `/api/pictures/sale-1/${width}.avif ${width}w`).join(', '),
      width: 1440,
      height: 480,
    });
    expect(presentBanner('sale-1', 'card').picture).toMatchObject({ width: 1440, height: 960 });
  });

  it('gives a photograph its alternative text, and art none', () => {
    expect(pictureOf('dress-1', 'A red dress').alt).toBe('A red dress');
    expect(pictureOf('dress-1', null)).not.toHaveProperty('alt');
  });
});
