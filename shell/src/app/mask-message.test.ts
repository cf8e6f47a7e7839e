import { maskMessage } from './mask-message';

describe('the message of a fault', () => {
  it.each([
    ["TypeError: Cannot read properties of undefined (reading 'title')", undefined],
    ['Error: no user ada@example.com here', 'Error: no user <address> here'],
    ['Error: call 0803 555 0123 or +2348035550123', 'Error: call # # # or +#'],
    ['Error: GET https://shop.example/my-orders/41?token=abc failed', 'Error: GET <address> failed'],
    ['Error: /order/991?email=x is gone', 'Error: <address> is gone'],
    ['Error: token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln is bad', 'Error: token <token> is bad'],
    ['Error: 3f2b8c1e-77aa-4c0e-9d51-0a1b2c3d4e5f', 'Error: <token>'],
    [`Error: ${'k'.repeat(48)} expired`, 'Error: <token> expired'],
    [
      'SyntaxError: Unexpected token, "Ada Obi, 12 Ba"... is not valid JSON',
      'SyntaxError: Unexpected token, "…"... is not valid JSON',
    ],
    ['Error: a line\nand another', 'Error: a line and another'],
  ])('%s', (message, masked = message) => expect(maskMessage(message)).toBe(masked));

  it('has 200 characters at most, and stays masked when it is masked again', () => {
    const once = maskMessage(`Error: ${'order 7 of ada@example.com '.repeat(2_000)}`);
    expect(once).toHaveLength(200);
    expect(maskMessage(once)).toBe(once);
  });
});
