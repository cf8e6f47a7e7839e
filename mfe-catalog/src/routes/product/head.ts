import { averageRating, RETURN_DAYS, type RouteHead, type Variant } from '@nkm/contracts';
import { galleryPictures, MAIN_SIZES } from '../../features/product/gallery/gallery-pictures';
import type { ProductData, ProductView } from '../../features/product/product-view';
import { chosenVariant } from '../../features/product/variants/chosen-variant';
import { paths } from '../../paths';
import { sellerName } from '../../products/card';
import { preloadOf } from '../../products/card-picture';
import { breadcrumbLd } from '../../head/breadcrumb-ld';
import { productTrail } from './trail';

/** All variants of a product share one canonical address, without a variant. */
export function productHead({ product }: ProductData, url: URL): RouteHead {
  const variant = chosenVariant(product, url.searchParams);
  const [main] = galleryPictures(product, variant);
  const { selling_price, quantity } = variant ?? product;
  return {
    title: product.title,
    description: product.summary,
    canonical: paths.product(product.slug),
    product: { selling_price, in_stock: quantity > 0 },
    ...(main && { image: main.src, preloadPicture: preloadOf({ image: main.src, picture: main.picture }, MAIN_SIZES) }),
    ...(product.sharedPicture && sharedImage(product.sharedPicture, product.title)),
    jsonLd: [
      productLd(product, variant, url.origin),
      breadcrumbLd(
        url,
        productTrail(product).map(({ title, to }) => [title, to] as const),
      ),
    ],
  };
}

const sharedImage = ({ src, width, height }: NonNullable<ProductView['sharedPicture']>, alt: string) => ({
  image: src,
  imageDetails: { width, height, alt },
});

/** Conditions that schema.org defines. */
const SCHEMA_CONDITION = /^(New|Refurbished|Used)$/;

/** The returns policy of the marketplace. */
const RETURNS = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'NG',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: RETURN_DAYS,
  returnMethod: 'https://schema.org/ReturnByMail',
};

/** The product for search engines (schema.org/Product). */
function productLd(product: ProductView, variant: Variant | null, origin: string): object {
  const { selling_price, quantity } = variant ?? product;
  const { condition } = product;
  const brand = product.specification.find(([name]) => name === 'Brand')?.[1];
  const address = origin + paths.product(product.slug);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.summary,
    sku: String(product.id),
    url: address,
    image: product.pictures.map(({ src }) => new URL(src, origin).href),
    category: product.category.title,
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    offers: {
      '@type': 'Offer',
      url: address,
      price: selling_price.toFixed(2),
      priceCurrency: 'NGN',
      ...(SCHEMA_CONDITION.test(condition) && { itemCondition: `https://schema.org/${condition}Condition` }),
      availability: `https://schema.org/${quantity > 0 ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: sellerName(product.vendor) },
      hasMerchantReturnPolicy: RETURNS,
    },
    ...(product.stars > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: averageRating(product.star_summary).toFixed(1),
        reviewCount: product.stars,
      },
    }),
  };
}
