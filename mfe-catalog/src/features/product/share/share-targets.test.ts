import fc from 'fast-check';
import { shareTargets } from './share-targets';

describe('sharing a product', () => {
  it('passes its address to three networks', () => {
    const targets = shareTargets('https://shop.test/ankara-dress?variant=2', 'Ankara dress');
    expect(targets.map(({ network }) => network)).toEqual(['Facebook', 'Twitter', 'WhatsApp']);
    expect(new URL(targets[0]!.href).searchParams.get('u')).toBe('https://shop.test/ankara-dress?variant=2');
    expect(new URL(targets[2]!.href).searchParams.get('text')).toBe(
      'Ankara dress https://shop.test/ankara-dress?variant=2',
    );
  });

  it('keeps any title intact', () => {
    fc.assert(
      fc.property(fc.string(), (title) => {
        const { href } = shareTargets('https://shop.test/dress', title)[1]!;
        expect(new URL(href).searchParams.get('text')).toBe(title);
        expect(new URL(href).searchParams.get('url')).toBe('https://shop.test/dress');
      }),
    );
  });
});
