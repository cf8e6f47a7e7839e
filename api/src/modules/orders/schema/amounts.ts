import { AMOUNT_NAMES } from '@nkm/contracts';
import { Type } from 'typebox';

/** A line of amounts. */
export const AmountLineSchema = Type.Object({
  name: Type.Enum([...AMOUNT_NAMES]),
  amount: Type.Number({ description: 'Naira; a discount is negative' }),
});
export const AmountsSchema = Type.Object(
  {
    lines: Type.Array(AmountLineSchema),
    total: Type.Number({ description: 'Sum of the lines' }),
    kind: Type.Enum(['paid', 'to_pay', 'on_delivery']),
    in_coins: Type.Optional(Type.Literal(true, { description: 'Coins pay it' })),
  },
  { description: 'What it costs; missing: it was cancelled before it was paid' },
);
export const RefundAmountsSchema = Type.Pick(AmountsSchema, ['lines', 'total'], { description: 'Its shares' });
export const RefundQuoteSchema = Type.Object({
  amounts: Type.Optional(RefundAmountsSchema),
  coins: Type.Optional(Type.Integer({ description: 'Of an order in coins, instead of the amounts' })),
  way: Type.String({ description: 'Where the money goes, such as “to the card that you paid with”' }),
});

export const RefundState = Type.Optional(
  Type.Enum(['on_its_way', 'refunded'], { description: 'Of the status Refunded: whether the money was paid' }),
);

export const PayOnDelivery = Type.Optional(Type.Number({ description: 'Cash to pay on delivery; missing: nothing' }));
