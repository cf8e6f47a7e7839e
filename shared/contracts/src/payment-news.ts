import type { DeliveryType, Naira } from './entities';

/** What a shopper has to know about the payment of an order, on any device (ours, GET /payments). */
export interface PaymentNews {
  order_id: number;
  order_reference: string;
  /** Of the last payment; null when none was started. */
  payment_reference: string | null;
  amount: Naira;
  /** Units of all products. */
  units: number;
  /**
   * `unpaid`: nothing was paid yet; `pending`: a payment is undecided; `failed`: the last payment failed; `confirmed`:
   * paid, or to be paid on delivery; `returned`: cancelled, and its products went back to the cart; `cancelled`: ended
   * unpaid.
   */
  state: 'unpaid' | 'pending' | 'failed' | 'confirmed' | 'returned' | 'cancelled';
  /** Cash that a confirmed order still costs on delivery; missing: nothing. */
  pay_on_delivery?: Naira;
  /** Missing from an older server. */
  delivery_type?: DeliveryType;
  /** The stable payment link, while a new payment makes sense. */
  pay_link: string | null;
}
