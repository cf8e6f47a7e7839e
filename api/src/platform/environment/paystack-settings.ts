import { type SettingReader, withoutSlash } from '@nkm/server';

/** How to reach the payment provider. */
export interface PaystackSettings {
  paystackBaseUrl: string;
  paystackSecretKey: string;
  /** Timeout of the payment provider in milliseconds. */
  paystackTimeoutMs: number;
}

export const SANDBOX_PAYSTACK_KEY = 'sk_test_nkm_sandbox';

/** @param sandboxPort port of the payment sandbox */
export function readPaystackSettings(read: SettingReader, sandboxPort: number): PaystackSettings {
  return {
    paystackBaseUrl: withoutSlash(
      read.url('PAYSTACK_BASE_URL', `http://localhost:${sandboxPort}`, ['http:', 'https:'], {
        what: 'address of the payment provider; live: `https://api.paystack.co`',
        unset: '`http://localhost:<PORT + 3>`, the payment sandbox',
      }),
    ),
    paystackSecretKey: read.text('PAYSTACK_SECRET_KEY', SANDBOX_PAYSTACK_KEY, {
      what: 'secret key of the payment provider; also signs the webhooks',
      unset: 'the sandbox’s key',
    }),
    paystackTimeoutMs: read.integer('PAYSTACK_TIMEOUT_MS', 8_000, 50, 60_000, {
      what: 'time limit for a call to the payment provider; then it counts as down',
      unit: 'ms',
    }),
  };
}
