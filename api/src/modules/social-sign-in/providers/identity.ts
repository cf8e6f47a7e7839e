export const PROVIDER_NAMES = ['google', 'apple', 'twitter'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** A person whom a provider confirmed. */
export interface Identity {
  provider: ProviderName;
  /** The provider's identifier of the person: it never changes, and nobody else gets it. */
  subject: string;
  /** Null: the provider does not share it. */
  email: string | null;
  /** The provider says that the person can read mail to this address. */
  emailVerified: boolean;
  /** The public name at the provider, such as `@ada`. */
  handle?: string | null;
  surname: string;
  other_names: string;
}
