import { ORDER_ACTIONS, type Order } from '@nkm/contracts';
import { Type } from 'typebox';
import { type FieldsOf, Id, Nullable } from '../../../platform/http/envelopes';
import { AmountsSchema, PayOnDelivery, RefundAmountsSchema, RefundState } from './amounts';
import { InvoiceSchema } from './invoice';

/** Destination of an order at the time it was placed. */
export const OrderPlaceSchema = Type.Object({
  state: Type.String(),
  city: Type.Optional(Nullable(Type.String())),
  title: Type.Optional(Nullable(Type.String())),
  address: Type.Optional(Nullable(Type.String())),
  hours: Type.Optional(Nullable(Type.String())),
});

const RefundSchema = Type.Object({
  reference: Type.String(),
  invoice_id: Type.Optional(Nullable(Type.Integer())),
  amount: Type.Number(),
  currency: Type.String(),
  coins: Type.Optional(Type.Integer()),
  amounts: Type.Optional(RefundAmountsSchema),
  message: Type.String(),
  created_at: Type.String(),
  refunded_at: Nullable(Type.String()),
});

/** The fields of API-FIELD-011. */
export const OrderSchema = Type.Object({
  id: Id,
  transaction_reference: Type.String(),
  status: Type.String(),
  actions: Type.Optional(
    Type.Array(Type.Enum([...ORDER_ACTIONS]), { description: 'What the shopper can do with the whole order' }),
  ),
  refund_state: RefundState,
  amount: Type.Number(),
  timestamp: Type.String(),
  address: OrderPlaceSchema,
  invoices: Type.Array(InvoiceSchema),
  gas_fee: Type.Number(),
  payment_gateway_fee: Type.Number(),
  tax: Type.Number(),
  delivery_fee: Type.Number(),
  delivery_type: Type.String(),
  delivery_days: Type.Optional(Type.Integer()),
  coupon_discount: Type.Number(),
  payment_gateway: Type.String(),
  payment_method: Type.Optional(Type.String({ description: 'Code of the payment method, as in the checkout' })),
  pay_on_delivery: PayOnDelivery,
  amounts: Type.Optional(AmountsSchema),
  payment_gateway_link: Nullable(Type.String()),
  reserved_until: Type.Optional(
    Nullable(Type.String({ description: 'Until when an unpaid order holds its stock; null: no longer' })),
  ),
  undecided_payment: Type.Optional(
    Type.String({ description: 'Reference of the payment that the bank still decides; missing: none' }),
  ),
  refunds: Type.Optional(Type.Array(RefundSchema)),
} satisfies FieldsOf<Order>);
