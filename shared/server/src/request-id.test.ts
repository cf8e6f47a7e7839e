import { requestId } from './request-id';

const idOf = (given?: string | string[]) => requestId({ headers: { 'x-request-id': given } as never });

describe('the id of a request', () => {
  it('is the one that a proxy gave', () => {
    expect(idOf('4bf92f3577b34da6a3ce929d0e0e4736')).toBe('4bf92f3577b34da6a3ce929d0e0e4736');
  });

  it.each([
    undefined,
    '',
    'short',
    'a'.repeat(65),
    'with space 12',
    'line\nbreak-12345',
    '<script>alert(1)</script>',
    ['a', 'b'],
  ])('is a new one instead of %j', (given) => {
    const [one, other] = [idOf(given), idOf(given)];
    expect(one).toMatch(/^[0-9a-f-]{36}$/);
    expect(other).not.toBe(one);
  });
});
