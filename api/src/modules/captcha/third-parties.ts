import type { ThirdPartyCaptcha } from '../../platform/environment/captcha-settings';

/** What the documentation of a provider says. */
export interface ThirdParty {
  /** Address of the script, without its query. */
  script: string;
  /** The object that the script defines. */
  api: string;
  /** Address of the verify call. */
  verify: string;
  /** Lifetime of a token in seconds. */
  seconds: number;
  /** Additions to the policy of the frame, by directive. */
  policy: Record<string, string>;
  /** Error codes that concern the token; any other code concerns our settings or the provider. */
  tokenFaults: readonly string[];
}

const HCAPTCHA_HOSTS = 'https://hcaptcha.com https://*.hcaptcha.com';

/** The providers as documented. Neither was tried with a live account. */
export const THIRD_PARTIES: Record<ThirdPartyCaptcha['provider'], ThirdParty> = {
  // https://developers.cloudflare.com/turnstile/get-started/ and /turnstile/reference/content-security-policy/
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    api: 'turnstile',
    verify: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    seconds: 300,
    policy: {
      'script-src': 'https://challenges.cloudflare.com',
      'frame-src': 'https://challenges.cloudflare.com',
    },
    tokenFaults: ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'],
  },
  // https://docs.hcaptcha.com/ ("Verify the user response server side", "Content-Security-Policy settings")
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js',
    api: 'hcaptcha',
    verify: 'https://api.hcaptcha.com/siteverify',
    seconds: 120,
    policy: {
      'script-src': HCAPTCHA_HOSTS,
      'frame-src': HCAPTCHA_HOSTS,
      'style-src': HCAPTCHA_HOSTS,
      'connect-src': HCAPTCHA_HOSTS,
    },
    tokenFaults: [
      'missing-input-response',
      'invalid-input-response',
      'expired-input-response',
      'already-seen-response',
      'invalid-or-already-seen-response',
    ],
  },
};
