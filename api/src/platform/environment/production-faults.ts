/** The settings that matter to production. */
interface Guarded {
  paystackBaseUrl: string;
  paystackSecretKey: string;
  smtpUrl: string | null;
  sms: object | null;
  publicUrl: string;
  linksKey: string | null;
  links: { vendor?: string | undefined; kyc?: string | undefined };
  legacyTokenLinks: boolean;
  signInOrigins: string[];
}

/** The database of a production start: the embedded one only if it is explicitly allowed. */
export function databaseFaults(environment: { databaseUrl: string | null; allowEmbeddedDatabase: boolean }): string[] {
  if (environment.databaseUrl !== null || environment.allowEmbeddedDatabase) return [];
  return ['DATABASE_URL is missing: production needs PostgreSQL, or ALLOW_EMBEDDED_DATABASE=true.'];
}

/** Why these settings must not serve the public: a sandbox, a test key or an address without TLS. */
export function productionFaults(environment: Guarded): string[] {
  const faults: string[] = [];
  if (!environment.paystackBaseUrl.startsWith('https:') || isLocal(environment.paystackBaseUrl)) {
    faults.push('PAYSTACK_BASE_URL points to a sandbox: production needs https://api.paystack.co.');
  }
  if (!environment.paystackSecretKey.startsWith('sk_live_')) {
    faults.push('PAYSTACK_SECRET_KEY is a sandbox or test key: production needs a live key (sk_live_…).');
  }
  if (environment.smtpUrl === null) faults.push('SMTP_URL is missing: the inbox sandbox is refused in production.');
  if (environment.sms === null) {
    faults.push('SMS_PROVIDER is missing: production needs a gateway for the codes of phone verification.');
  }
  if (!environment.publicUrl.startsWith('https:') || isLocal(environment.publicUrl)) {
    faults.push('PUBLIC_URL must be the public https:// address of the shop.');
  }
  if (environment.linksKey?.startsWith('links_test_')) {
    faults.push('LINKS_KEY is the sandbox key: production needs a separate key.');
  }
  if (leadsToOtherSites(environment) && environment.linksKey === null) {
    faults.push('LINKS_KEY is missing: the sites of LINK_VENDOR and LINK_KYC cannot redeem seller handoff codes.');
  }
  if (environment.signInOrigins.some((origin) => !origin.startsWith('https:'))) {
    faults.push('SIGN_IN_ORIGINS must start with https:// in production.');
  }
  return faults;
}

function leadsToOtherSites({ links, legacyTokenLinks }: Guarded): boolean {
  return !legacyTokenLinks && (links.vendor !== undefined || links.kyc !== undefined);
}

function isLocal(url: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}
