import { type DeliveryType, type Kobo, type PaymentMethod, type ShippingOption, toKobo } from '@nkm/contracts';
import { DOCUMENTED_PAYMENT, paymentCodes } from '@nkm/contracts/payment-methods';
import type { SettingReader } from '@nkm/server';

/** The ways to pay and deliver that the checkout offers. */
export interface WaysSettings {
  paymentMethods: PaymentMethod['code'][];
  shippingOptions: ShippingOption['code'][];
  deliveryTypes: DeliveryType[];
  /** Whether the checkout asks for the delivery time of a pickup, as documented. */
  pickupAsksTime: boolean;
}

/** Limits of Cash on Delivery. */
export interface CashLimits {
  /** Highest total of one order. */
  highest: Kobo;
  /** Most orders of one shopper whose money is not collected. */
  openOrders: number;
}

/** Every code of the ways to deliver, in the order of the checkout. */
export const SHIPPING_OPTIONS = ['standard', 'rabitlala', 'gig_logistics'] as const;
export const DELIVERY_TYPES = ['Pickup', 'Drop off'] as const;

export function readWaysSettings(read: SettingReader): WaysSettings {
  return {
    paymentMethods: read.someOf(
      'PAYMENT_METHODS',
      paymentCodes(),
      [DOCUMENTED_PAYMENT],
      'payment methods that the checkout offers',
    ),
    shippingOptions: read.someOf(
      'SHIPPING_OPTIONS',
      SHIPPING_OPTIONS,
      ['gig_logistics'],
      'shipping options that the checkout offers',
    ),
    pickupAsksTime: read.flag(
      'PICKUP_DELIVERY_TIME',
      false,
      '`true`: the checkout also asks for the preferred time of a pickup, as specified',
    ),
    deliveryTypes: read.someOf('DELIVERY_TYPES', DELIVERY_TYPES, ['Pickup'], 'delivery types that the checkout offers'),
  };
}

export function readCashLimits(read: SettingReader): CashLimits {
  return {
    highest: toKobo(
      read.integer('CASH_ORDER_LIMIT', 100_000, 1, 100_000_000, {
        what: 'highest total of one order with Cash on Delivery',
        unit: 'NGN',
      }),
    ),
    openOrders: read.integer(
      'CASH_OPEN_ORDERS',
      2,
      1,
      1_000,
      'most orders of one shopper with Cash on Delivery whose money is not collected',
    ),
  };
}
