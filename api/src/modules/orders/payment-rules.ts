import { type Collector, PAYMENT_METHODS, type PaymentMethodCode } from '@nkm/contracts/payment-methods';

interface CollectorRules {
  /** Whether the order pays the provider's fee (docs/rules.md "Fees"). */
  hasGatewayFee: boolean;
  /** Who returns the money (docs/rules.md "Refunds"): the provider, the coin account, or staff by bank transfer. */
  refundBy: 'provider' | 'coins' | 'bank transfer';
}

const COLLECTORS: Record<Collector, CollectorRules> = {
  provider: { hasGatewayFee: true, refundBy: 'provider' },
  coins: { hasGatewayFee: false, refundBy: 'coins' },
  courier: { hasGatewayFee: false, refundBy: 'bank transfer' },
};

interface MethodRules {
  /** Name of the gateway, which the order stores. */
  gateway: string;
  /** Minutes for which the provider's account takes money, from the moment when its page shows it; 0 without one. */
  accountMinutes: number;
  /** Tells the shopper how long an open payment can take. */
  openNote: string | null;
  /** Where the provider sends a refund, inside a sentence. */
  refundedTo: string;
}

const PLAIN = { accountMinutes: 0, openNote: null, refundedTo: 'to you' };

const METHODS: Record<PaymentMethodCode, MethodRules> = {
  card: { ...PLAIN, gateway: 'Paystack', refundedTo: 'to the card that you paid with' },
  bank_transfer: {
    gateway: 'Paystack',
    accountMinutes: 30,
    openNote: 'A bank transfer can take a few minutes. Your payment is being confirmed. Do not pay again.',
    refundedTo: 'to the bank account that you paid from',
  },
  nkm_point: { ...PLAIN, gateway: 'NKM Point' },
  cash_on_delivery: { ...PLAIN, gateway: 'Cash on Delivery' },
};

/** The API's rules of a payment method. */
export const rulesOf = (code: PaymentMethodCode): MethodRules & CollectorRules => ({
  ...COLLECTORS[PAYMENT_METHODS[code].collector],
  ...METHODS[code],
});
