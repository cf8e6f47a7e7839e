import type { Kobo } from '@nkm/contracts';

export interface PaymentRequest {
  email: string;
  amount: Kobo;
  /** Never used before: the provider refuses a second use. */
  reference: string;
  /** Where the shopper comes back to, with `?reference=`. */
  callbackUrl: string;
  /** Where the shopper comes back to after giving up on the provider's page. */
  cancelUrl: string;
  orderId: number;
}

export interface StartedPayment {
  reference: string;
  /** The provider's page where the shopper pays. */
  authorizationUrl: string;
}

/** `open`: not decided yet, or begun again and again by the shopper; `failed` may still turn into `success`. */
export type ProviderStatus = 'open' | 'success' | 'failed';

/** What the provider says of a payment. */
export interface ProviderPayment {
  reference: string;
  status: ProviderStatus;
  /** The provider's own word, for example `abandoned`. */
  providerStatus: string;
  amount: Kobo;
  currency: string;
  /** The provider's text for the shopper, for example `Declined`. */
  message: string | null;
  paidAt: Date | null;
}

export interface PaymentProvider {
  /** Throws PaymentProviderError. */
  initialize(request: PaymentRequest): Promise<StartedPayment>;
  /** Null when the provider knows no such reference. Throws PaymentProviderError. */
  verify(reference: string): Promise<ProviderPayment | null>;
}
