import type { Kobo } from '@nkm/contracts';

export interface PaymentRequest {
  email: string;
  amount: Kobo;
  /** A new reference: the provider refuses a used one. */
  reference: string;
  /** Return address after payment; the provider appends `?reference=`. */
  callbackUrl: string;
  /** Return address after the shopper cancels on the provider’s page. */
  cancelUrl: string;
  orderId: number;
}

export interface StartedPayment {
  reference: string;
  /** The provider's page where the shopper pays. */
  authorizationUrl: string;
}

/** `open`: undecided, or restarted by the shopper. `failed` can still become `success`. */
export type ProviderStatus = 'open' | 'success' | 'failed';

/** A payment as the provider reports it. */
export interface ProviderPayment {
  reference: string;
  status: ProviderStatus;
  /** The provider's status, for example `abandoned`. */
  providerStatus: string;
  amount: Kobo;
  currency: string;
  /** The provider's message for the shopper, for example `Declined`. */
  message: string | null;
  paidAt: Date | null;
}

export interface PaymentProvider {
  /** Throws PaymentProviderError. */
  initialize(request: PaymentRequest): Promise<StartedPayment>;
  /** Null when the provider knows no such reference. Throws PaymentProviderError. */
  verify(reference: string): Promise<ProviderPayment | null>;
}
