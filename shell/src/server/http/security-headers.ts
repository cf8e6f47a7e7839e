import type { InlineScript } from '../markup/integrity';

/** Where browsers report what the policy blocked. */
export const VIOLATIONS_PATH = '/policy-violations';

interface PolicyParts {
  start: InlineScript;
  styleHashes: readonly string[];
  /** Address of a dev server's hot reload. */
  devConnection?: string | null;
  /** A captcha of a third party runs in a frame of our own origin, which has its own policy. */
  framesCaptcha?: boolean;
}

/**
 * The content security policy of every page. It has no nonce: pages and headers are byte-stable, so that they can be
 * cached compressed. Hashes allow the inlined styles and the one inline script; data in the page is not a script.
 */
export function contentSecurityPolicy({
  start,
  styleHashes,
  devConnection = null,
  framesCaptcha = false,
}: PolicyParts): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${start.hash}`,
    `style-src 'self' ${styleHashes.join(' ')}`.trim(),
    "img-src 'self' data:",
    `connect-src 'self' ${devConnection ?? ''}`.trim(),
    "font-src 'self'",
    "manifest-src 'self'",
    ...(framesCaptcha ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    // Older browsers know only the first one.
    `report-uri ${VIOLATIONS_PATH}`,
    'report-to violations',
  ].join('; ');
}

export const PAGE_SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  // The sign-in popup talks to the page that opened it, both of our own origin.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-frame-options': 'DENY',
  'reporting-endpoints': `violations="${VIOLATIONS_PATH}"`,
};

/** For a shop on https: browsers use only https for a year (RFC 6797). */
export const HTTPS_ONLY: Readonly<Record<string, string>> = { 'strict-transport-security': 'max-age=31536000' };
