import { Type } from 'typebox';
import { Nullable, Single } from '../../platform/http/envelopes';
import { AddressSchema } from '../addresses/public';
import { ContactSchema, UserSchema } from '../accounts/public';
import { ChoicesSchema } from '../checkout-choices/public';
import { OrderSchema, VariantValuesSchema } from '../orders/public';

const Moment = Type.String({ description: 'ISO date-time' });
const ContactMessage = { name: Type.String(), email: Type.String(), subject: Type.String(), created_at: Moment };
const Product = { product: Type.String(), slug: Type.String() };
const Chosen = { ...Product, variant: Nullable(VariantValuesSchema) };

/** All data about one shopper, under names that shoppers know. No secrets, and no data of others. */
export const ExportSchema = Single(
  Type.Object({
    exported_at: Moment,
    profile: Type.Intersect([UserSchema, Type.Object({ created_at: Moment, news: Type.Boolean() })]),
    contacts: Type.Array(ContactSchema),
    addresses: Type.Array(AddressSchema),
    orders: Type.Array(OrderSchema),
    coins: Type.Object({
      available: Type.Integer(),
      movements: Type.Array(
        Type.Object({
          type: Type.String(),
          operation: Type.String(),
          comment: Type.String(),
          amount: Type.Integer(),
          created_at: Moment,
        }),
      ),
    }),
    seller_ratings: Type.Array(
      Type.Object({ store: Type.String(), stars: Type.Integer(), comment: Type.String(), created_at: Moment }),
    ),
    reviews: Type.Array(
      Type.Object({
        ...Product,
        stars: Type.Integer(),
        comment: Type.String(),
        photos: Type.Array(Type.String({ description: 'Address of a photo' })),
        created_at: Moment,
      }),
    ),
    review_votes: Type.Array(Type.Object({ ...Product, is_helpful: Type.Boolean(), created_at: Moment })),
    questions: Type.Array(
      Type.Object({
        ...Product,
        question: Type.String(),
        answer: Type.Union([Type.String(), Type.Null()]),
        created_at: Moment,
      }),
    ),
    coupons: Type.Array(Type.Object({ code: Type.String(), claimed_at: Moment })),
    wishlist: Type.Array(Type.Object({ ...Chosen, created_at: Moment })),
    stock_alerts: Type.Array(Type.Object({ ...Chosen, created_at: Moment })),
    cart: Type.Array(
      Type.Object({ ...Chosen, quantity: Type.Integer(), selected: Nullable(Type.Boolean()), created_at: Moment }),
    ),
    checkout: Type.Union([ChoicesSchema, Type.Null()]),
    recently_viewed: Type.Array(Type.Object({ ...Product, viewed_at: Moment })),
    notifications: Type.Array(Type.Object({ tag: Type.String(), description: Type.String(), created_at: Moment })),
    newsletter: Type.Array(
      Type.Object({
        name: Type.String(),
        email: Type.String(),
        subscribed_at: Moment,
        confirmed_at: Nullable(Moment),
        unsubscribed_at: Type.Union([Moment, Type.Null()]),
      }),
    ),
    messages: Type.Array(Type.Object({ ...ContactMessage, content: Type.String() })),
    store_inquiries: Type.Array(Type.Object({ ...ContactMessage, store: Type.String(), content: Type.String() })),
    abuse_reports: Type.Array(Type.Object({ ...ContactMessage, ...Product, comment: Type.String() })),
    kyc: Type.Object({
      application: Type.Union([
        Type.Object({
          full_name: Type.String(),
          bank: Type.String(),
          account_last4: Type.String(),
          id_kind: Type.String(),
          id_last4: Type.String(),
          submitted_at: Moment,
        }),
        Type.Null(),
      ]),
      changes: Type.Array(
        Type.Object({
          status: Type.String(),
          actor: Type.String(),
          reason: Type.Union([Type.String(), Type.Null()]),
          happened_at: Moment,
        }),
      ),
    }),
    sign_up: Type.Union([
      Type.Object({
        method: Type.String(),
        handle: Type.Union([Type.String(), Type.Null()]),
        device: Type.String(),
        created_at: Moment,
      }),
      Type.Null(),
    ]),
    identities: Type.Array(
      Type.Object({
        provider: Type.String(),
        subject: Type.String(),
        handle: Type.Union([Type.String(), Type.Null()]),
        confirmed_email: Type.Union([Type.String(), Type.Null()]),
        created_at: Moment,
      }),
    ),
    passkeys: Type.Array(
      Type.Object({ name: Type.String(), created_at: Moment, last_used_at: Type.Union([Moment, Type.Null()]) }),
    ),
    security_events: Type.Array(
      Type.Object({ kind: Type.String(), detail: Type.Union([Type.String(), Type.Null()]), happened_at: Moment }),
    ),
    sessions: Type.Array(Type.Object({ device: Type.String(), created_at: Moment, last_used_at: Moment })),
  }),
);
