import type { RouteHead } from '@nkm/contracts';
import { galleryPictures, MAIN_SIZES } from '../../features/product/gallery/gallery-pictures';
import type { ProductData, ProductView } from '../../features/product/product-view';
import { chosenVariant } from '../../features/product/variants/chosen-variant';
import { paths } from '../../paths';
import { preloadOf } from '../../products/card-picture';
import { breadcrumbLd } from '../../head/breadcrumb-ld';
import { productLd } from './product-ld';
import { productTrail } from './trail';

/** All variants of a product share one canonical address, without a variant. */
export function productHead({ product, delivery }: ProductData, url: URL): RouteHead {
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
      productLd(product, url.origin, delivery),
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
