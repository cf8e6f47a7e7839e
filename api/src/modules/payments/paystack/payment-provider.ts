import type { Kobo } from '@nkm/contracts';
import type { Channel } from './channels';

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
  /** How the shopper pays on the provider's page. */
  channel: Channel;
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

export interface RefundRequest {
  /** Of the payment. */
  reference: string;
  amount: Kobo;
  currency: string;
  /** Our name for this refund: the provider keeps it and lists it, so that a retry recognises its refund. */
  note: string;
}

/** `pending`: accepted, the money is on its way. */
export type ProviderRefundStatus = 'pending' | 'processed' | 'failed';

/** A refund as the provider reports it. */
export interface ProviderRefund {
  id: string;
  status: ProviderRefundStatus;
  /** The provider's status, for example `needs-attention`. */
  providerStatus: string;
  amount: Kobo;
  /** The note of the request; null when it was made without one, for example on the provider's website. */
  note: string | null;
}

export interface PaymentProvider {
  /** Throws PaymentProviderError. */
  initialize(request: PaymentRequest): Promise<StartedPayment>;
  /** Null when the provider knows no such reference. Throws PaymentProviderError. */
  verify(reference: string): Promise<ProviderPayment | null>;
  /**
   * Refunds a part of a payment. It has no key against repetitions: look at `refundsOf` first. Throws
   * PaymentProviderError.
   */
  refund(request: RefundRequest): Promise<ProviderRefund>;
  /** All refunds of a payment. Throws PaymentProviderError. */
  refundsOf(reference: string): Promise<ProviderRefund[]>;
}
