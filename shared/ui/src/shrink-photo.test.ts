import { shrinkPhoto } from './shrink-photo';

const aPhoto = (bytes: number, name = 'dress.png') => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

/** A browser whose JPEGs take `bytesPerPixel` at quality 1. */
function browserWith({ width = 4000, height = 3000, bytesPerPixel = 0.3 } = {}) {
  const close = jest.fn();
  const sizes: string[] = [];
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve({ width, height, close }) });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ fillRect() {}, drawImage() {} } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    done,
    type,
    quality,
  ) {
    sizes.push(`${this.width}x${this.height}`);
    done(new Blob([new Uint8Array(this.width * this.height * bytesPerPixel * (quality as number))], { type: type! }));
  });
  return { close, sizes };
}
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

describe('a photo to send', () => {
  it('becomes a JPEG of at most 100 KB', async () => {
    const { close, sizes } = browserWith();
    const small = await shrinkPhoto(aPhoto(5_000_000));
    expect(small.name).toBe('dress.jpg');
    expect(small.type).toBe('image/jpeg');
    expect(small.size).toBeLessThanOrEqual(100 * 1024);
    expect(sizes[0]).toBe('1280x960');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('stays as it is when it is small', async () => {
    const { sizes } = browserWith();
    const photo = aPhoto(50_000);
    expect(await shrinkPhoto(photo)).toBe(photo);
    expect(sizes).toEqual([]);
  });

  it('is never enlarged', async () => {
    const { sizes } = browserWith({ width: 300, height: 200, bytesPerPixel: 1 });
    await shrinkPhoto(aPhoto(200_000));
    expect(sizes[0]).toBe('300x200');
  });

  it('is sent as small as possible when its content does not compress', async () => {
    browserWith({ bytesPerPixel: 3 });
    const { size } = await shrinkPhoto(aPhoto(9_000_000));
    expect(size).toBe(640 * 480 * 3 * 0.5);
  });

  it('stays as it is when this browser cannot read it', async () => {
    const photo = aPhoto(200_000);
    expect(await shrinkPhoto(photo)).toBe(photo);
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('unknown format')) });
    expect(await shrinkPhoto(photo)).toBe(photo);
  });
});
