import type { Identity, ProviderName } from './identity';

/** Secrets of one sign-in. */
export interface FlowSecrets {
  state: string;
  nonce: string;
  /** PKCE: proves that the browser that redeems the code has asked for it. */
  verifier: string;
}

/** What a landing page received from the provider. */
export interface Evidence {
  code?: string | undefined;
  /** Issuer of the answer, if the provider names it (RFC 9207). */
  iss?: string | undefined;
  /** Access token: the documented form of Google. */
  token?: string | undefined;
  /** The documented form of Apple. */
  idToken?: string | undefined;
  /** Apple sends the name only at the first time, as unsigned JSON beside the code. */
  user?: string | undefined;
}

export interface IdentityProvider {
  readonly name: ProviderName;
  /** Its name for shoppers. */
  readonly title: string;
  /** The provider's page on which the shopper signs in. Throws ProviderError. */
  addressFor(secrets: FlowSecrets): Promise<string>;
  /**
   * The person behind the evidence. Throws ProviderError.
   * @param secrets null for a sign-in that this server did not start
   */
  identify(evidence: Evidence, secrets: FlowSecrets | null): Promise<Identity>;
}
