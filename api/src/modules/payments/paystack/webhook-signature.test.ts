import { isSignedBy, signWebhook } from './webhook-signature';

const body = '{"event":"charge.success","data":{"reference":"NKM-1-1"}}';

describe('the signature of a webhook', () => {
  it('is HMAC-SHA512 of the raw body, in hex', () => {
    // RFC 4231, test case 2.
    expect(signWebhook('what do ya want for nothing?', 'Jefe')).toBe(
      '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
    );
  });

  it('is valid only for the exact bytes that were signed', () => {
    const signature = signWebhook(body, 'sk_test_a');
    expect(isSignedBy('sk_test_a', Buffer.from(body), signature)).toBe(true);
    expect(isSignedBy('sk_test_a', `${body} `, signature)).toBe(false);
    expect(isSignedBy('sk_test_b', body, signature)).toBe(false);
  });

  it.each([undefined, '', 'abc', `${'0'.repeat(127)}g`, '0'.repeat(256)])('refuses %p', (signature) => {
    expect(isSignedBy('sk_test_a', body, signature)).toBe(false);
  });
});
