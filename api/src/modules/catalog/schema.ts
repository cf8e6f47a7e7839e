import type { Category, Product, ProductCard, Review, Variant } from '@nkm/contracts';
import { Type } from 'typebox';
import { type FieldsOf, Page } from '../../platform/http/envelopes';
import { FlashPriceSchema } from '../flash-prices/public';
import { PictureSchema, SharedPictureSchema } from '../pictures/public';

/** Null or text, without a union: the serialiser writes it without validating first. */
const TextOrNull = Type.Unsafe<string | null>({ type: ['string', 'null'] });
const IntegerOrNull = Type.Unsafe<number | null>({ type: ['integer', 'null'] });
const Id = Type.Integer();
const Naira = Type.Number({ description: 'Naira with at most two decimals' });
const Timestamp = Type.String({ format: 'date-time' });
const Count = Type.Integer({ minimum: 0 });

/** Number of reviews per star count. */
export const StarSummarySchema = Type.Object({ '1': Count, '2': Count, '3': Count, '4': Count, '5': Count });

const VendorSchema = Type.Object({
  id: Id,
  name: Type.String(),
  store_name: Type.String(),
  profile: Type.Object({ id: Id, avatar: TextOrNull }),
});

/** Product card (API-FIELD-003). */
export const ProductCardSchema = Type.Object({
  id: Id,
  slug: Type.String(),
  title: Type.String(),
  image: Type.String(),
  thumbnail: Type.String(),
  picture: PictureSchema,
  selling_price: Naira,
  original_price: Naira,
  quantity: Type.Integer({ description: 'Stock; for a product with variants, their sum' }),
  condition: Type.String(),
  boost_type: TextOrNull,
  stars: Type.Integer({ description: 'Number of reviews' }),
  total_stars: Type.Integer({ description: 'Sum of the stars of all reviews' }),
  star_summary: StarSummarySchema,
  vendor: VendorSchema,
  category: Type.Object({ name: Type.String(), title: Type.String(), slug: Type.String() }),
  subcategory: Type.Object({ name: Type.String(), slug: Type.String() }),
  created_at: Timestamp,
  has_variants: Type.Boolean(),
  description: Type.String({ description: 'Sanitised HTML, short' }),
  flash: Type.Optional(FlashPriceSchema),
} satisfies FieldsOf<ProductCard>);

const VariantSchema = Type.Object({
  id: Id,
  selling_price: Naira,
  original_price: Naira,
  quantity: Type.Integer({ description: 'Stock' }),
  values: Type.Array(Type.Object({ title: Type.String(), value: Type.String() })),
  image: Type.String(),
  picture: PictureSchema,
} satisfies FieldsOf<Variant>);

/** The fields of API-FIELD-005. */
export const ReviewSchema = Type.Object({
  id: Id,
  name: Type.String(),
  avatar: TextOrNull,
  stars: Type.Integer({ minimum: 1, maximum: 5 }),
  comment: Type.String(),
  created_at: Timestamp,
  total_helps: Count,
  verified: Type.Optional(Type.Boolean({ description: 'The shop saw the purchase' })),
  photos: Type.Optional(Type.Array(Type.String())),
} satisfies FieldsOf<Review>);

/** Product page (API-FIELD-003). */
export const ProductSchema = Type.Object({
  ...ProductCardSchema.properties,
  vendor: Type.Object({
    ...VendorSchema.properties,
    about: Type.String(),
    star_summary: Type.Optional(
      Type.Object(StarSummarySchema.properties, { description: 'Ours: ratings of the store, reviews of its products' }),
    ),
  }),
  description: Type.String({ description: 'Sanitised HTML' }),
  images: Type.Array(Type.String()),
  pictures: Type.Array(PictureSchema),
  shared_picture: SharedPictureSchema,
  price: Naira,
  gigl_station: Type.Unsafe<{ id: number; name: string; state_id: number } | null>({
    type: ['object', 'null'],
    properties: { id: Id, name: Type.String(), state_id: Type.Integer() },
  }),
  specification: Type.Record(Type.String(), Type.String()),
  questions: Type.Array(Type.Object({ question: Type.String(), answer: Type.String() })),
  more: Type.Array(ProductCardSchema),
  related: Type.Array(ProductCardSchema),
  variants: Type.Array(VariantSchema),
  variants_id: IntegerOrNull,
  latest_reviews: Type.Array(ReviewSchema),
} satisfies FieldsOf<Product>);

const SubcategorySchema = Type.Object({ id: Id, title: Type.String(), slug: Type.String() });

/** The fields of API-FIELD-002. */
export const CategorySchema = Type.Object({
  id: Id,
  title: Type.String(),
  icon: Type.String(),
  slug: Type.String(),
  types: Type.Array(Type.Object({ id: Id, title: Type.String(), subcategories: Type.Array(SubcategorySchema) })),
  subcategories: Type.Array(SubcategorySchema),
} satisfies FieldsOf<Category>);

const FacetValueSchema = Type.Object({ value: Type.String(), label: Type.String(), count: Count });

/** Filter values of a list, with counts (ours). */
const FacetsSchema = Type.Object({
  category: Type.Array(FacetValueSchema),
  brand: Type.Array(FacetValueSchema),
  color: Type.Array(FacetValueSchema),
  size: Type.Array(FacetValueSchema),
  condition: Type.Array(FacetValueSchema),
  rating: Type.Array(Type.Object({ value: Type.Integer(), count: Count })),
  in_stock: Type.Object({ count: Count }),
  price: Type.Object({ min: Naira, max: Naira }),
  approximate: Type.Optional(Type.Boolean({ description: 'The list is too long: the counts are estimates' })),
});

/** A page of products, with its facets on request. */
export const ProductPageSchema = Type.Object({
  ...Page(ProductCardSchema).properties,
  facets: Type.Optional(FacetsSchema),
});
