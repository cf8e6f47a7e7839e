import fc from 'fast-check';
import { allowedSite } from './allowed-site';

const OURS = ['https://sellers.example', 'http://localhost:4000'];
const site = (from: string) => allowedSite(from, OURS);

describe('a site that asks for a sign-in', () => {
  it('is allowed when its origin is on the list', () => {
    expect(site('https://sellers.example')).toEqual({
      origin: 'https://sellers.example',
      href: 'https://sellers.example/',
    });
    expect(site('https://sellers.example/start?x=1#top')?.href).toBe('https://sellers.example/start?x=1#top');
    expect(site('http://localhost:4000/')?.origin).toBe('http://localhost:4000');
  });

  it('is refused in 500 disguises', () => {
    const evil = fc.constantFrom(
      'https://evil.example',
      '//sellers.example',
      'https:sellers.example',
      'https://sellers.example.evil.example',
      'https://sellers.example@evil.example',
      'https://user:password@sellers.example',
      'https://evil.example/https://sellers.example',
      'https://evil.example?https://sellers.example',
      'https://evil.example#https://sellers.example',
      'https://evil.example\\@sellers.example',
      'https://sellers.example:444',
      'http://sellers.example',
      'http://localhost:4001',
      'javascript://sellers.example/%0aalert(1)',
      'data:text/html,https://sellers.example',
      'blob:https://sellers.example/1',
      'ftp://sellers.example',
      'null',
      '*',
      '',
      ' https://sellers.example',
      'https://ѕellers.example',
    );
    const path = fc.string({ maxLength: 20 }).map((text) => text.replace(/[^\w/.-]/g, ''));
    fc.assert(
      fc.property(evil, path, (origin, tail) => {
        const found = site(origin === '' ? tail : `${origin}/${tail}`);
        expect(found === null || OURS.includes(found.origin) === false).toBe(true);
        expect(found).toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  it('whatever the address is, only an origin on the list gets an answer', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string()), (from) => {
        const found = site(from);
        expect(found === null || OURS.includes(new URL(found.href).origin)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
